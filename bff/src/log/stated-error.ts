/** An error with only our own text, contract names and numbers, so its message may be logged. */
export class StatedError extends Error {
  override name = 'StatedError';
}
