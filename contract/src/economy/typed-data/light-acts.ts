import type { ActPlace } from './deployment';
import type { Burn, WithdrawBurn } from './light-acts.schema';
import { marketDomain } from './market-domain';
import { plainAddress } from './plain-address';

const ONCE_UNTIL = [
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

/** The EIP-712 types of burning, and of taking it back. */
export const LIGHT_ACT_TYPES = {
  Burn: [
    { name: 'owner', type: 'address' },
    { name: 'token', type: 'address' },
    { name: 'tokenId', type: 'uint256' },
    { name: 'name', type: 'string' },
    { name: 'quantity', type: 'uint256' },
    ...ONCE_UNTIL,
  ],
  WithdrawBurn: [
    { name: 'owner', type: 'address' },
    { name: 'burnHash', type: 'bytes32' },
    ...ONCE_UNTIL,
  ],
} as const;

/** What a wallet signs to burn editions of a trait. */
export const burnTypedData = (place: ActPlace, burn: Burn) => ({
  domain: marketDomain(place),
  types: { Burn: LIGHT_ACT_TYPES.Burn },
  primaryType: 'Burn' as const,
  message: {
    owner: plainAddress(burn.owner),
    token: plainAddress(burn.token),
    tokenId: BigInt(burn.tokenId),
    name: burn.name,
    quantity: BigInt(burn.quantity),
    nonce: BigInt(burn.nonce),
    deadline: BigInt(burn.deadline),
  },
});

/** What a wallet signs to take locked editions back. */
export const withdrawBurnTypedData = (place: ActPlace, withdrawal: WithdrawBurn) => ({
  domain: marketDomain(place),
  types: { WithdrawBurn: LIGHT_ACT_TYPES.WithdrawBurn },
  primaryType: 'WithdrawBurn' as const,
  message: {
    owner: plainAddress(withdrawal.owner),
    burnHash: withdrawal.burnHash,
    nonce: BigInt(withdrawal.nonce),
    deadline: BigInt(withdrawal.deadline),
  },
});
