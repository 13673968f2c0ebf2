import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { CHAIN_TIMEOUT_MS } from '@/config/constants';

/** A JSON-RPC response with a number in hex. Error responses have no `result`. */
const QuantitySchema = z.looseObject({ result: z.string().check(z.regex(/^0x[0-9a-f]+$/i)) });

/** Returns wei. viem's client would add 2.5 kB and retries (§7). @throws Error if invalid */
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
