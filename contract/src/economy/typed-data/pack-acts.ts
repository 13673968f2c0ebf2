import type { ActPlace } from './deployment';
import { marketDomain } from './market-domain';
import type { PackBuy, PackOpen } from './pack-acts.schema';
import { plainAddress } from './plain-address';

const ONCE_UNTIL = [
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

/** The EIP-712 types of the acts with packs. */
export const PACK_ACT_TYPES = {
  PackBuy: [
    { name: 'buyer', type: 'address' },
    { name: 'drop', type: 'string' },
    { name: 'declared', type: 'bytes32' },
    { name: 'packs', type: 'uint256' },
    { name: 'highestPrice', type: 'uint256' },
    ...ONCE_UNTIL,
  ],
  PackOpen: [
    { name: 'owner', type: 'address' },
    { name: 'drop', type: 'string' },
    { name: 'packs', type: 'uint256' },
    { name: 'commitment', type: 'bytes32' },
    { name: 'table', type: 'bytes32' },
    { name: 'entropy', type: 'bytes32' },
    ...ONCE_UNTIL,
  ],
} as const;

/** What a wallet signs to buy packs. */
export const packBuyTypedData = (place: ActPlace, buy: PackBuy) => ({
  domain: marketDomain(place),
  types: { PackBuy: PACK_ACT_TYPES.PackBuy },
  primaryType: 'PackBuy' as const,
  message: {
    buyer: plainAddress(buy.buyer),
    drop: buy.drop,
    declared: buy.declared,
    packs: BigInt(buy.packs),
    highestPrice: BigInt(buy.highestPrice),
    nonce: BigInt(buy.nonce),
    deadline: BigInt(buy.deadline),
  },
});

/** What a wallet signs to open packs. */
export const packOpenTypedData = (place: ActPlace, open: PackOpen) => ({
  domain: marketDomain(place),
  types: { PackOpen: PACK_ACT_TYPES.PackOpen },
  primaryType: 'PackOpen' as const,
  message: {
    owner: plainAddress(open.owner),
    drop: open.drop,
    packs: BigInt(open.packs),
    commitment: open.commitment,
    table: open.table,
    entropy: open.entropy,
    nonce: BigInt(open.nonce),
    deadline: BigInt(open.deadline),
  },
});
