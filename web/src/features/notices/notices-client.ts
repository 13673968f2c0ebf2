import { noticesContract } from '@trait-market/contract/economy/notices';
import { initClient } from '@ts-rest/core';

import { economyOptions } from '@/lib/economy/queries/economy-options';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

export const noticesClient = initClient(noticesContract, economyOptions);

/** The root of all that is known of notices. */
export const NOTICES = 'notices';

/** The key of something that is known of the signed-in collector's notices. */
export const useNoticesKey = (...rest: string[]): string[] =>
  bearerKey(tokenOf(useSessionState()), ECONOMY_QUERIES, NOTICES, ...rest);
