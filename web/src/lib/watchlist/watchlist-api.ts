import { watchlistContract } from '@trait-market/contract/economy/watchlist';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../economy/queries/economy-options';

export const watchlistApi = initTsrReactQuery(watchlistContract, economyOptions);
