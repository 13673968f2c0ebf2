/**
 * An error whose message contains only our own text, names of the contract and numbers, never input
 * from a client, the provider or the environment. Only such messages are logged.
 */
export class StatedError extends Error {
  override name = 'StatedError';
}
