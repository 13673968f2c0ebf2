import { createStore } from './store';

type QuickBuy = { traitId: string; isForCart: boolean; hasFailed?: boolean };

/** The pressed button. The code that handles it loads on the first press. */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);
