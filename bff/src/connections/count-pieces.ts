/** Some clients send the parts of a small body one by one. */
const FREE_PIECES = 64;

/** In bytes. Networks and HTTP clients send at least a KB at a time. */
const LEAST_AVERAGE = 512;

export class TooManyPieces extends Error {
  override name = 'TooManyPieces';
}

/** Throws TooManyPieces: Node stores each piece as an object of 400 bytes (T83). */
export const countPieces = () => {
  let pieces = 0;
  let bytes = 0;
  return (length: number): void => {
    pieces += 1;
    bytes += length;
    if (pieces > FREE_PIECES + bytes / LEAST_AVERAGE) throw new TooManyPieces();
  };
};
