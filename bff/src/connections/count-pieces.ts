// The number of chunks that aren't counted, because some clients send the parts of a small body one
// by one.
const FREE_PIECES = 64;

// The minimum average size of further chunks in bytes. Networks and HTTP clients send at least a KB
// at a time.
const LEAST_AVERAGE = 512;

export class TooManyPieces extends Error {
  override name = 'TooManyPieces';
}

/**
 * Counts a body's chunks, because Node stores each as an object of 400 bytes (T83).
 * @throws TooManyPieces when the chunks are too many and too small
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
