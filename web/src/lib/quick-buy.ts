import { createStore } from './store';

type QuickBuy = { traitId: string; isForCart: boolean; hasFailed?: boolean };

/**
 * The pressed quick-buy button. This store is separate from the code that handles the press,
 * because that code loads on the first press.
 */
export const quickBuy = createStore<QuickBuy | undefined>(undefined);
