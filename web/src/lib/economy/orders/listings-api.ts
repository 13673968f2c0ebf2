import { listingsContract } from '@trait-market/contract/economy/listings';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const listingsApi = initTsrReactQuery(listingsContract, economyOptions);
