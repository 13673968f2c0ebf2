import { criteriaContract } from '@trait-market/contract/economy/criteria';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '../queries/economy-options';

/** Which traits offers for any of a kind mean. */
export const criteriaClient = initClient(criteriaContract, economyOptions);
