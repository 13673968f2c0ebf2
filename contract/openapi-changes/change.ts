/** Whose requests a schema describes, or whose answers. */
export type Direction = 'request' | 'response';

/**
 * A difference between two documents. It breaks a client when what it sends may be refused, or what
 * it gets may be something it does not know; it breaks a provider when its answers may no longer be
 * allowed. What is only added breaks nobody.
 */
export type Change = {
  breaks: 'client' | 'provider' | 'nobody';
  /** The operation and its part: `GET /v1/users/me, answer 200`. */
  place: string;
  /** Where it stands: in the new document, or in the old one if it is gone there. */
  pointer: string;
  text: string;
};

/** What became of the values that a schema allows. */
export type Effect = 'narrower' | 'wider' | 'other';

export const breaksBy = (direction: Direction, effect: Effect): Change['breaks'] => {
  if (direction === 'request') return effect === 'wider' ? 'nobody' : 'client';
  return effect === 'narrower' ? 'provider' : 'client';
};
