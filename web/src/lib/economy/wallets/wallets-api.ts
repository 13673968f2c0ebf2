import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

export const walletsApi = initTsrReactQuery(walletsContract, economyOptions);
