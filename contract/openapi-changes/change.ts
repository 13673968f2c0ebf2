export type Direction = 'request' | 'response';

/**
 * A difference between two documents, and whether it breaks the client or the provider. Additions
 * break neither.
 */
export type Change = {
  breaks: 'client' | 'provider' | 'none';
  /** The operation and its part: `GET /v1/users/me, response 200`. */
  place: string;
  /** The JSON pointer into the new document, or into the old one for a removed part. */
  pointer: string;
  text: string;
};

export type Effect = 'narrower' | 'wider' | 'other';

export const breaksBy = (direction: Direction, effect: Effect): Change['breaks'] => {
  if (direction === 'request') return effect === 'wider' ? 'none' : 'client';
  return effect === 'narrower' ? 'provider' : 'client';
};
