import type { MouseEvent } from 'react';

import { quickBuy } from '@/lib/quick-buy';

/** One for all cards. */
const press = ({ currentTarget: { value, textContent } }: MouseEvent<HTMLButtonElement>) =>
  quickBuy.write({ traitId: value, isForCart: textContent === '+' });

/** Over the picture of what is for sale: for a hand where it is, for the keyboard and a finger always there. */
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
