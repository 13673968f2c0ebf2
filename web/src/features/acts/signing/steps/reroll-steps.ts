import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import {
  nextTier,
  REROLL_CREDITS,
  type RerollPoolDetail,
  rerollTable,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import { type Tier, tierOf } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** The tier that comes for three editions; undefined for one. */
export const comingTier = (stake: readonly OwnedTrait[]): Tier | undefined => {
  const [first] = stake;
  if (first === undefined || stake.length === 1) return undefined;
  return nextTier(first.tier ?? tierOf(first.editions));
};

/**
 * What is signed to re-roll: from the pool as this page shows it, under what the provider has promised, with bytes
 * that nobody knew before.
 */
export const rerollStep = (
  pool: RerollPoolDetail,
  stake: readonly OwnedTrait[],
  owner: WalletAddress,
  { commitment }: Commitment,
): Extract<Signable, { kind: 'reroll' }> => ({
  kind: 'reroll',
  chainId: pool.chainId,
  message: {
    owner,
    token: pool.token,
    slot: pool.slot,
    stake: stake.map(({ tokenId }) => tokenId),
    commitment,
    table: tableHash(rerollTable(pool, comingTier(stake))),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    highestCredits: String(stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});

/** What is signed to give editions to a pool. */
export const poolGiveStep = (
  { chainId, token, tokenId }: OwnedTrait,
  quantity: number,
  owner: WalletAddress,
): Extract<Signable, { kind: 'poolGive' }> => ({
  kind: 'poolGive',
  chainId,
  message: {
    owner,
    token,
    tokenId,
    quantity: String(quantity),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});
