### Noughts, the example game.

Noughts = Noughts
Two-players-nine-cells-three-in-a-line = Two players, nine cells, three in a line.
Mark-cell = Mark { $cell }
Mark-an-empty-cell = Mark an empty cell.
seat-marks-cell = { $seat } marks { $cell }.
seat-has-three-in-a-line-and-wins = { $seat } has three in a line and wins.
The-board-is-full-a-draw = The board is full: a draw.
cell-already-carries-seat-Empty-free = The cell { $cell } already carries { $seat }. Empty: { $free }.
