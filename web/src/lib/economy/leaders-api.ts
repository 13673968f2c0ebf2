import { leadersContract } from '@trait-market/contract/economy/leaders-contract';
import type { ClientInferResponses } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from './economy-options';

/** Hooks for the rankings. Their errors are `AppError`s. */
export const leadersApi = initTsrReactQuery(leadersContract, economyOptions);

/** A page of a ranking, as the cache keeps it. */
export type LeaderPageAnswer = ClientInferResponses<typeof leadersContract.list, 200>;
