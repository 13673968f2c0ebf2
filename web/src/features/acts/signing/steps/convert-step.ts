import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** What is signed to wrap or to unwrap. */
export const convertStep = (
  kind: 'wrap' | 'unwrap',
  chainId: ChainId,
  amount: bigint,
  owner: WalletAddress,
): Signable => ({
  kind,
  chainId,
  message: { owner, amount: String(amount), nonce: randomNumber(), deadline: NO_DEADLINE },
});
