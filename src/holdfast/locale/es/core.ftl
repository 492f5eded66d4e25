### What the games say alike, and how the language puts things together.

none = –
label-value = { $label }: { $value }
quoted = «{ $words }»
mixed-gender = m
mixed-number = many
percent = { $number } %
apart = { "; " }
this-language = es
