import type { Wanted } from './actions/action';
import { createStore } from './store';

type QuickBuy = { traitId: string; isForCart: boolean; isOffer?: boolean; hasFailed?: boolean };

/** The pressed button. The code that handles it loads on the first press. */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);

/** The traits of the wall to make offers on. The code that opens their form loads with the first. */
export const wallOffers = createStore<readonly Wanted[] | undefined>(undefined);
