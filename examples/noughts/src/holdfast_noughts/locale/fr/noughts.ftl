### Noughts, the example game.

Noughts = Morpion
Two-players-nine-cells-three-in-a-line = Deux joueurs, neuf cases, trois alignées.
Mark-cell = Marquer { $cell }
Mark-an-empty-cell = Marque une case vide.
seat-marks-cell = { $seat } marque { $cell }.
seat-has-three-in-a-line-and-wins = { $seat } en aligne trois et gagne.
The-board-is-full-a-draw = La grille est pleine : la partie est nulle.
cell-already-carries-seat-Empty-free = Il y a déjà { $seat } en { $cell }. Vides : { $free }.
