import { listingsContract } from '@trait-market/contract/economy/listings';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '../queries/economy-options';

/** What can be bought now, of whatever trait, asked outside of a screen's hooks. */
export const listingsClient = initClient(listingsContract, economyOptions);
