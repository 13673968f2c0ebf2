import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from '../queries/economy-options';

/** Hooks for the calls about wallets: balances, inventories and orders. Their errors are `AppError`s. */
export const walletsApi = initTsrReactQuery(walletsContract, economyOptions);
