// The number of chunks that aren't counted, because some clients send the parts of a small body one
// by one.
const FREE_CHUNKS = 64;

// The minimum average size of further chunks in bytes. Networks and HTTP clients send at least a KB
// at a time.
const LEAST_AVERAGE = 512;

export class TooManyChunks extends Error {
  override name = 'TooManyPieces';
}

/**
 * Counts a body's chunks, because Node stores each as an object of 400 bytes (T83).
 * @throws TooManyPieces when the chunks are too many and too small
 */
export const countChunks = () => {
  let chunks = 0;
  let bytes = 0;
  return (length: number): void => {
    chunks += 1;
    bytes += length;
    if (chunks > FREE_CHUNKS + bytes / LEAST_AVERAGE) throw new TooManyChunks();
  };
};
