import type { ActPlace } from './deployment';
import { marketDomain } from './market-domain';
import { plainAddress } from './plain-address';
import type { PoolGive, Reroll } from './reroll-acts.schema';

const ONCE_UNTIL = [
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

/** The EIP-712 types of re-rolling, and of giving to a pool. */
export const REROLL_ACT_TYPES = {
  Reroll: [
    { name: 'owner', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'slot', type: 'string' },
    { name: 'stake', type: 'uint256[]' },
    { name: 'commitment', type: 'bytes32' },
    { name: 'table', type: 'bytes32' },
    { name: 'entropy', type: 'bytes32' },
    { name: 'highestCredits', type: 'uint256' },
    ...ONCE_UNTIL,
  ],
  PoolGive: [
    { name: 'owner', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'tokenId', type: 'uint256' },
    { name: 'quantity', type: 'uint256' },
    ...ONCE_UNTIL,
  ],
} as const;

/** What a wallet signs to re-roll, or to upgrade three for one. */
export const rerollTypedData = (place: ActPlace, reroll: Reroll) => ({
  domain: marketDomain(place),
  types: { Reroll: REROLL_ACT_TYPES.Reroll },
  primaryType: 'Reroll' as const,
  message: {
    owner: plainAddress(reroll.owner),
    token: plainAddress(reroll.token),
    slot: reroll.slot,
    stake: reroll.stake.map((tokenId) => BigInt(tokenId)),
    commitment: reroll.commitment,
    table: reroll.table,
    entropy: reroll.entropy,
    highestCredits: BigInt(reroll.highestCredits),
    nonce: BigInt(reroll.nonce),
    deadline: BigInt(reroll.deadline),
  },
});

/** What a wallet signs to give editions to a pool. */
export const poolGiveTypedData = (place: ActPlace, give: PoolGive) => ({
  domain: marketDomain(place),
  types: { PoolGive: REROLL_ACT_TYPES.PoolGive },
  primaryType: 'PoolGive' as const,
  message: {
    owner: plainAddress(give.owner),
    token: plainAddress(give.token),
    tokenId: BigInt(give.tokenId),
    quantity: BigInt(give.quantity),
    nonce: BigInt(give.nonce),
    deadline: BigInt(give.deadline),
  },
});
