import { createStore } from './store';

type QuickBuy = { traitId: string; isForCart: boolean; hasFailed?: boolean };

/** Separate from its implementation, which loads on the first press. */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);
