### Ciò che i giochi dicono allo stesso modo.

none = –
label-value = { $label }: { $value }
quoted = «{ $words }»
mixed-gender = m
mixed-number = many
percent = { $number }%
apart = { "; " }
this-language = it
