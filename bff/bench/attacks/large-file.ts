// The path of a file that exceeds a socket's buffer. It has a compressed copy, so that startup
// needn't compress it.
export const LARGE_PATH = '/assets/large-c0ffee00.js';
export const LARGE_FILE = {
  [LARGE_PATH]: Buffer.alloc(524_288, 'trait '),
  [`${LARGE_PATH}.br`]: 'packed',
};
