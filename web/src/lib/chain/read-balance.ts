import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { CHAIN_TIMEOUT_MS } from '@/config/constants';

/** JSON-RPC's answer to a question for one quantity. Refusals have an `error` and no `result`. */
const QuantitySchema = z.looseObject({ result: z.string().check(z.regex(/^0x[0-9a-f]+$/i)) });

/**
 * Asks one RPC provider, once: queries do not retry (§7). One call needs no client: viem's would
 * split the wallets' chunk, and cost everybody who is signed in 2.5 kB.
 *
 * @returns wei
 * @throws for no answer, and for one that is no balance
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
