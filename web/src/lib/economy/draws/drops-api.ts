import { dropsContract } from '@trait-market/contract/economy/drops';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const dropsApi = initTsrReactQuery(dropsContract, economyOptions);
