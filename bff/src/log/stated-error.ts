/**
 * An error whose message is made of our own words, names of the contract and numbers alone: never of
 * what a client, the provider or the environment said. So its message, and no other's, is logged.
 */
export class StatedError extends Error {
  override name = 'StatedError';
}
