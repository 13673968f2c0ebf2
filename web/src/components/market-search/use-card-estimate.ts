import { useEffect, useState } from 'react';

import type { CardEstimate as Component } from '../economy/prices/card-estimate';

type CardEstimate = typeof Component;

const MOVEMENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/**
 * Returns the component that estimates a card's price. Its code loads on the user's first movement,
 * so that it doesn't delay the first cards. A failure is silent, because cards have their prices.
 */
export const useCardEstimate = (): CardEstimate | undefined => {
  const [component, setComponent] = useState<{ CardEstimate: CardEstimate }>();
  useEffect(() => {
    const stop = () => MOVEMENTS.forEach((movement) => removeEventListener(movement, load));
    const load = () => {
      stop();
      void import('../economy/prices/card-estimate').then(setComponent, () => undefined);
    };
    MOVEMENTS.forEach((movement) => addEventListener(movement, load));
    return stop;
  }, []);
  return component?.CardEstimate;
};
