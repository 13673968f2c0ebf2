import { watchlistContract } from '@trait-market/contract/economy/watchlist';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../economy/queries/economy-options';

/** Hooks for the watchlist of an account. Their errors are `AppError`s. */
export const watchlistApi = initTsrReactQuery(watchlistContract, economyOptions);
