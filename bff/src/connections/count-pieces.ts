/**
 * The number of pieces of any size that a body may have: some clients send the parts of a small
 * body one by one.
 */
const FREE_PIECES = 64;

/**
 * The minimum average size of all further pieces, in bytes. Networks and HTTP clients send at least
 * a KB at a time.
 */
const LEAST_AVERAGE = 512;

export class TooManyPieces extends Error {
  override name = 'TooManyPieces';
}

/**
 * Counts the pieces of one body, which are HTTP chunks or network packets. Node stores each as an
 * object of 400 bytes, even for a single byte (T83).
 *
 * @throws TooManyPieces
 */
export const countPieces = () => {
  let pieces = 0;
  let bytes = 0;
  return (length: number): void => {
    pieces += 1;
    bytes += length;
    if (pieces > FREE_PIECES + bytes / LEAST_AVERAGE) throw new TooManyPieces();
  };
};
