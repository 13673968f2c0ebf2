import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { createClient, http } from 'viem';
import { getBalance } from 'viem/actions';

import { CHAIN_TIMEOUT_MS } from '@/config/constants';

/**
 * Asks one RPC provider, once: queries do not retry (§7).
 *
 * @returns wei
 * @throws viem's errors, for no answer and for one that is none
 */
export const readBalance = (rpcUrl: string | null, address: WalletAddress): Promise<bigint> => {
  const transport = http(rpcUrl ?? '', {
    retryCount: 0,
    timeout: CHAIN_TIMEOUT_MS,
    fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' },
  });
  return getBalance(createClient({ transport }), { address });
};
