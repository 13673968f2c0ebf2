import type { MouseEvent } from 'react';

import { quickBuy } from '@/lib/quick-buy';

/** Shared by all cards. */
const press = ({ currentTarget: { value, textContent } }: MouseEvent<HTMLButtonElement>) =>
  quickBuy.write({ traitId: value, isForCart: textContent === '+' });

/** Visible on hover for a mouse, always for the keyboard and touch. */
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
