### Ce que les jeux disent de la même façon.

none = –
label-value = { $label } : { $value }
quoted = « { $words } »
mixed-gender = m
mixed-number = many
percent = { $number } %
apart = { " ; " }
this-language = fr
