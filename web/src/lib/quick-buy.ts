import { createStore } from './store';

/** A pressed card of the market: a trait whose cheapest listing is bought or added to the cart. */
type QuickBuy = { traitId: string; isForCart: boolean };

/** Separate from its implementation, which loads on the first press. */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);
