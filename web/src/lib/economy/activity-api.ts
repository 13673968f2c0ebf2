import { activityContract } from '@trait-market/contract/economy/activity-contract';
import type { ClientInferResponses } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { economyOptions } from './economy-options';

/** Hooks for what happens on the market. Their errors are `AppError`s. */
export const activityApi = initTsrReactQuery(activityContract, economyOptions);

/** A page of events, as the cache keeps it. */
export type ActivityPageAnswer = ClientInferResponses<typeof activityContract.list, 200>;
