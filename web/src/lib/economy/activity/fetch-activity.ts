import {
  activityContract,
  type ActivityPage,
  type ActivityQuery,
} from '@trait-market/contract/economy/activity';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '../../body-of';
import { economyOptions } from '../queries/economy-options';

const client = initClient(activityContract, economyOptions);

/**
 * A page of what happens on the market, newest first.
 *
 * @throws AppError
 */
export const fetchActivity = async (
  query: ActivityQuery,
  signal: AbortSignal,
): Promise<ActivityPage> => bodyOf(await client.list({ query, fetchOptions: { signal } }));
