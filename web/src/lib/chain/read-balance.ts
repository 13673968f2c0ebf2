import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { CHAIN_TIMEOUT_MS } from '@/config/constants';

/**
 * A JSON-RPC response whose result is a number in hex. Error responses have no `result`, so they
 * don't match.
 */
const QuantitySchema = z.looseObject({ result: z.string().check(z.regex(/^0x[0-9a-f]+$/i)) });

/**
 * Returns an account's balance in wei. Doesn't use viem's client, which costs 2.5 kB and retries
 * requests (forbidden by §7). @throws Error when there is no valid balance
 */
export const readBalance = async (rpcUrl: string, address: WalletAddress): Promise<bigint> => {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: [address, 'latest'],
    }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(CHAIN_TIMEOUT_MS),
  });
  return BigInt(QuantitySchema.parse(await response.json()).result);
};
