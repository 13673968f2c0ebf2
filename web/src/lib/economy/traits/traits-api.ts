import { economyTraitsContract } from '@trait-market/contract/economy/traits';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const traitsApi = initTsrReactQuery(economyTraitsContract, economyOptions);
