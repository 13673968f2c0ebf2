import type { MouseEvent } from 'react';

import { quickBuy } from '@/lib/quick-buy';

/** One handler for all cards, which reads the card's data from the pressed button. */
const press = ({ currentTarget: { value, textContent } }: MouseEvent<HTMLButtonElement>) =>
  quickBuy.write({ traitId: value, isForCart: textContent === '+' });

/** Buttons that are visible on hover with a mouse, and always for keyboards and touch screens. */
export const quickButtons = (id: string, name: string) => (
  <div className="quick-buy">
    <button value={id} onClick={press} aria-label={`Buy ${name}`}>
      Buy
    </button>
    <button value={id} onClick={press} aria-label={`Add ${name} to cart`}>
      +
    </button>
  </div>
);
