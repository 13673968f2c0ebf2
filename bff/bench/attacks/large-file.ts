/** More than a socket takes at once; with a packed form, so that nobody has to pack it at the start. */
export const LARGE_PATH = '/assets/large-c0ffee00.js';
export const LARGE_FILE = {
  [LARGE_PATH]: Buffer.alloc(524_288, 'trait '),
  [`${LARGE_PATH}.br`]: 'packed',
};
