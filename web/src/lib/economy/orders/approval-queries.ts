import { skipToken } from '@tanstack/react-query';
import { approvalsContract } from '@trait-market/contract/economy/approvals';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { bearerKey } from '../../query-client';
import { tokenOf } from '../../session/session';
import { useSessionState } from '../../session/session-context';
import { economyOptions } from '../queries/economy-options';
import { ECONOMY_QUERIES } from '../queries/keys';

const api = initTsrReactQuery(approvalsContract, economyOptions);

/** What Seaport may move for the signed-in person, contract by contract; only where it is wanted. */
export const useApprovals = (isWanted = true) => {
  const token = tokenOf(useSessionState());
  return api.list.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'approvals'),
    queryData: token ? {} : skipToken,
    // Not skipped: the radar shows the same answer, and its query would be skipped with it.
    enabled: isWanted,
    select: ({ body }) => body.items,
  });
};
