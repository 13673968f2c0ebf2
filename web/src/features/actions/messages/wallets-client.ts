import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initClient } from '@ts-rest/core';

import { apiOptions } from '@/lib/api-fetcher';

/** Sends and finds the actions of wallets. */
export const walletsClient = initClient(walletsContract, apiOptions);
