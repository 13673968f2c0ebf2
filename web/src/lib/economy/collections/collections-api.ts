import { collectionsContract } from '@trait-market/contract/economy/collections';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for the calls about collections. Their errors are `AppError`s. */
export const collectionsApi = initTsrReactQuery(collectionsContract, economyOptions);
