/** The position and width of a square, in pixels. */
export type Square = { x: number; y: number; size: number };

/** The maximum number of pictures in the grid; the others aren't loaded. */
export const MAX_PICTURES = 12;

/** Divides pictures into rows of nearly equal length, such as 2 and 3. */
const rowsOf = <Picture>(pictures: readonly Picture[]): Picture[][] => {
  const count = Math.round(Math.sqrt(pictures.length)) || 1;
  return Array.from({ length: count }, (_, row) =>
    pictures.slice(
      Math.floor((row * pictures.length) / count),
      Math.floor(((row + 1) * pictures.length) / count),
    ),
  );
};

/** Returns where each of `count` pictures is drawn: one fills the square, several form a grid. */
export const squaresIn = (count: number, { x, y, size }: Square): Square[] => {
  if (count <= 1) return Array.from({ length: count }, () => ({ x, y, size }));
  const rows = rowsOf(Array.from({ length: Math.min(count, MAX_PICTURES) }, (_, index) => index));
  const columns = Math.max(...rows.map(({ length }) => length));
  const gap = size * 0.02;
  const side = (size - gap * (columns + 1)) / columns;
  const top = y + (size - rows.length * side - (rows.length - 1) * gap) / 2;
  return rows.flatMap((row, line) => {
    const left = x + (size - row.length * side - (row.length - 1) * gap) / 2;
    return row.map((_, column) => ({
      x: left + column * (side + gap),
      y: top + line * (side + gap),
      size: side,
    }));
  });
};

export const drawArt = (
  canvas: CanvasRenderingContext2D,
  pictures: readonly HTMLImageElement[][],
  square: Square,
): void => {
  for (const [index, { x, y, size }] of squaresIn(pictures.length, square).entries())
    for (const layer of pictures[index] ?? []) canvas.drawImage(layer, x, y, size, size);
};
