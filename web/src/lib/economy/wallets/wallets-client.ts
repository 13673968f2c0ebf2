import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '../queries/economy-options';

/** What wallets have, and what they have signed. */
export const walletsClient = initClient(walletsContract, economyOptions);
