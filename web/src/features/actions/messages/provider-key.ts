import { drawLogContract } from '@trait-market/contract/economy/draw-log';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';

import { apiOptions } from '@/lib/api-fetcher';
import { bodyOf } from '@/lib/body-of';
import { seenLog } from '@/lib/economy/draws/draw-log-memory';

import { withSendTimeout } from './send';

const logApi = initClient(drawLogContract, apiOptions);

/**
 * Returns the key that must have signed a receipt: that of the log which this browser saw before, or
 * else the published one.
 *
 * @throws AppError when the key can't be loaded
 */
export const providerKey = async (): Promise<WalletAddress> =>
  seenLog.read()?.signer ?? bodyOf(await logApi.head({ fetchOptions: withSendTimeout() })).signer;
