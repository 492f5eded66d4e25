### Was die Spiele gleich sagen.

none = –
label-value = { $label }: { $value }
quoted = „{ $words }“
mixed-gender = m
mixed-number = many
percent = { $number } %
apart = { "; " }
this-language = de
