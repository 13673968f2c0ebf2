import { useEffect, useState } from 'react';

import type * as cardParts from './card-parts';

export type CardEstimate = typeof cardParts.CardEstimate;

const MOVEMENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/**
 * Returns the parts of cards that can come late: estimates, and the buttons of own listings. Their
 * code loads on the user's first movement, so that it doesn't delay the first cards. A failure is
 * silent, because cards have their prices.
 */
export const useCardParts = (): typeof cardParts | undefined => {
  const [parts, setParts] = useState<typeof cardParts>();
  useEffect(() => {
    const stop = () => MOVEMENTS.forEach((movement) => removeEventListener(movement, load));
    const load = () => {
      stop();
      void import('./card-parts').then(setParts, () => undefined);
    };
    MOVEMENTS.forEach((movement) => addEventListener(movement, load));
    return stop;
  }, []);
  return parts;
};
