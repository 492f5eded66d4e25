### Was die Spiele gleich sagen.

none = –
labelled = { $label }: { $value }
quoted = „{ $words }“
mixed-gender = m
mixed-number = many
percent = { $number } %
apart = { "; " }
