import { benchesContract } from '@trait-market/contract/economy/benches';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const benchesApi = initTsrReactQuery(benchesContract, economyOptions);
