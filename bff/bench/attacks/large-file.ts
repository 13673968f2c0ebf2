/** Larger than a socket's buffer, with a compressed copy, so that startup compresses nothing. */
export const LARGE_PATH = '/assets/large-c0ffee00.js';
export const LARGE_FILE = {
  [LARGE_PATH]: Buffer.alloc(524_288, 'trait '),
  [`${LARGE_PATH}.br`]: 'packed',
};
