import type { QueryClient } from '@tanstack/react-query';
import type { Commitment, CommitmentRequest } from '@trait-market/contract/economy/draws';

import { bodyOf } from '@/lib/body-of';
import { sendAsMutation } from '@/lib/send-as-mutation';

import { market, withSendTimeout } from './send';

/** Requests the market's commitment to the next draw. @throws AppError */
export const fetchCommitment = (
  kind: CommitmentRequest['kind'],
  queryClient: QueryClient,
): Promise<Commitment> =>
  sendAsMutation(queryClient, async () =>
    bodyOf(await market.draws.commit({ body: { kind }, fetchOptions: withSendTimeout() })),
  );
