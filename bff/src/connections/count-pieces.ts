/** A body may have as many pieces of any size: some clients send the parts of a small body one by one. */
const FREE_PIECES = 64;

/** Average size of all other pieces, in bytes. Networks and HTTP clients send a KB or more at a time. */
const LEAST_AVERAGE = 512;

/** Ends a request whose body arrives in many small pieces. */
export class TooManyPieces extends Error {
  override name = 'TooManyPieces';
}

/**
 * Counts the pieces of one body, which are HTTP chunks or network packets. Node stores each as an object of
 * 400 bytes, even if it holds a single byte (T83).
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
