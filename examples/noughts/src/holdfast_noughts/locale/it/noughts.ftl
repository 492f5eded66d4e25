### Noughts, the example game.

Noughts = Tris
Two-players-nine-cells-three-in-a-line = Due giocatori, nove caselle, tre in fila.
Mark-cell = Segna { $cell }
Mark-an-empty-cell = Segna una casella vuota.
seat-marks-cell = { $seat } segna { $cell }.
seat-has-three-in-a-line-and-wins = { $seat } ha tre in fila e vince.
The-board-is-full-a-draw = La griglia è piena: pareggio.
cell-already-carries-seat-Empty-free = In { $cell } c’è già { $seat }. Vuote: { $free }.
