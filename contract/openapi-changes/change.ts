export type Direction = 'request' | 'response';

/** A difference between two documents, with the side that it breaks; additions break no one. */
export type Change = {
  breaks: 'client' | 'provider' | 'none';
  /** The operation and its part: `GET /v1/users/me, response 200`. */
  place: string;
  /** The place in the new document, or in the old one when it was removed. */
  pointer: string;
  text: string;
};

export type Effect = 'narrower' | 'wider' | 'other';

export const breaksBy = (direction: Direction, effect: Effect): Change['breaks'] => {
  if (direction === 'request') return effect === 'wider' ? 'none' : 'client';
  return effect === 'narrower' ? 'provider' : 'client';
};
