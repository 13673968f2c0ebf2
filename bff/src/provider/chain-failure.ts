import { CHAIN_UNREACHABLE } from '@trait-market/contract/shared';

import { decodeBody } from './content-encoding';
import { readRefusal } from './response-body';
import type { ProviderResponse } from './send-request';

const UNAVAILABLE = 503;

/** Marks a response whose code says that only a chain's node failed, for the breaker. */
export const withChainFailure = async (
  response: ProviderResponse,
  limit: number,
): Promise<ProviderResponse> => {
  if (response.status !== UNAVAILABLE) return response;
  const decoded = await decodeBody(response, limit).catch(() => undefined);
  const isChainFailure =
    decoded !== undefined && readRefusal(decoded, '').code === CHAIN_UNREACHABLE;
  return isChainFailure ? { ...response, isChainFailure } : response;
};
