import type { ActivityPage, ActivityQuery } from '@trait-market/contract/economy/activity';

import { bodyOf } from '../../body-of';
import { activityApi } from './activity-api';

/**
 * A page of what happens on the market, newest first.
 *
 * @throws AppError
 */
export const fetchActivity = async (
  query: ActivityQuery,
  signal: AbortSignal,
): Promise<ActivityPage> =>
  bodyOf(await activityApi.list.query({ query, fetchOptions: { signal } }));
