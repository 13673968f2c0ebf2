import type { LightBurn } from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** What is signed to give editions of a trait to the Light, under the name that was typed. */
export const burnStep = (
  { chainId, token, tokenId, name, quantity }: Extract<Act, { kind: 'burn' }>,
  owner: WalletAddress,
): Extract<Signable, { kind: 'burn' }> => ({
  kind: 'burn',
  chainId,
  message: {
    owner,
    token,
    tokenId,
    name,
    quantity: String(quantity),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});

/** What is signed to take all of it back. */
export const withdrawBurnStep = (
  { chainId, id }: LightBurn,
  owner: WalletAddress,
): Extract<Signable, { kind: 'withdrawBurn' }> => ({
  kind: 'withdrawBurn',
  chainId,
  message: { owner, burnHash: id, nonce: randomNumber(), deadline: NO_DEADLINE },
});
