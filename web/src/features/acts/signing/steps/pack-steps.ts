import { type Commitment, tableHash } from '@trait-market/contract/economy/draws';
import { boxTable, type Drop, type DropDetail } from '@trait-market/contract/economy/drops';
import type { WalletAddress } from '@trait-market/contract/shared';
import { bytesToHex } from 'viem';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** What is signed to buy packs of a drop, at the price that it states. */
export const packBuyStep = (
  { id, chainId, declared, price }: Drop,
  packs: number,
  buyer: WalletAddress,
): Extract<Signable, { kind: 'packBuy' }> => ({
  kind: 'packBuy',
  chainId,
  message: {
    buyer,
    drop: id,
    declared,
    packs: String(packs),
    highestPrice: String(BigInt(price.amount) * BigInt(packs)),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});

/**
 * What is signed to open packs of a drop: from what is left in it as this page shows it, under what the
 * provider has promised, with bytes that nobody knew before.
 */
export const packOpenStep = (
  drop: DropDetail,
  packs: number,
  owner: WalletAddress,
  { commitment }: Commitment,
): Extract<Signable, { kind: 'packOpen' }> => ({
  kind: 'packOpen',
  chainId: drop.chainId,
  message: {
    owner,
    drop: drop.id,
    packs: String(packs),
    commitment,
    table: tableHash(boxTable(drop, 'left')),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});
