import { drawsContract } from '@trait-market/contract/economy/draws';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const drawsApi = initTsrReactQuery(drawsContract, economyOptions);
