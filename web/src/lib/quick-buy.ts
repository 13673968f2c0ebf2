import { createStore } from './store';

/** What somebody pressed on a card of the market: a trait, to buy its cheapest listing or to put it aside. */
type QuickBuy = { traitId: string; isForCart: boolean };

/** Kept apart from what does it, which loads with the first press. */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);
