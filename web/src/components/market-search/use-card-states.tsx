import { useState, type ReactNode } from 'react';

import { cartText, comparedText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

import type { ButtonsByTrait } from './own-floors';
import { type CardEstimate, useCardParts } from './use-card-parts';

/** The part of a card that doesn't come with its trait. */
export type CardState = {
  isCompared: boolean;
  isInCart: boolean;
  /** Replaces the buttons for buying if the floor is the user's own listing. */
  ownButtons: ReactNode;
  /** Undefined until its code has loaded. */
  Estimate: CardEstimate | undefined;
};

/** Returns the state of each card of a list, and an element that finds the user's own listings. */
export const useCardStates = () => {
  // Searches the stored lists for ids, because their schemas load only with the first choice.
  const comparedList = useStore(comparedText, '');
  const cartList = useStore(cartText, '');
  const parts = useCardParts();
  const [ownButtons, setOwnButtons] = useState<ButtonsByTrait>();
  return {
    ownFloors: parts && <parts.OwnFloors onChange={setOwnButtons} />,
    stateOf: (id: string): CardState => ({
      isCompared: comparedList.includes(`"id":"${id}"`),
      isInCart: cartList.includes(`"traitId":"${id}"`),
      ownButtons: ownButtons?.get(id),
      Estimate: parts?.CardEstimate,
    }),
  };
};
