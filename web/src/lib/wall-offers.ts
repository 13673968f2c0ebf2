import type { Wanted } from './actions/action';
import { createStore } from './store';

/** The traits of the wall to make offers on. The code of signed actions loads with the first ones. */
export const wallOffers = createStore<readonly Wanted[] | undefined>(undefined);
