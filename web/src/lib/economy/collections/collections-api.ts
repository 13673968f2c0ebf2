import { collectionsContract } from '@trait-market/contract/economy/collections';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const collectionsApi = initTsrReactQuery(collectionsContract, economyOptions);
