import { listingsContract } from '@trait-market/contract/economy/listings';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for the listings of all traits. Their errors are `AppError`s. */
export const listingsApi = initTsrReactQuery(listingsContract, economyOptions);
