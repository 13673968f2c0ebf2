import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '@/lib/economy/queries/economy-options';

/** Sends and finds the actions of wallets. */
export const walletsClient = initClient(walletsContract, economyOptions);
