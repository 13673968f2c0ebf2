/**
 * An error whose message consists of the BFF's own words, contract names and numbers, so it may be
 * logged.
 */
export class StatedError extends Error {
  override name = 'StatedError';
}
