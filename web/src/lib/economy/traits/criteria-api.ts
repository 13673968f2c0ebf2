import { criteriaContract } from '@trait-market/contract/economy/criteria';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const criteriaApi = initTsrReactQuery(criteriaContract, economyOptions);
