import { hashStruct } from 'viem';

import type { Bytes32 } from '../shared/hex';
import type { TraitCommitment } from './commitment.schema';
import { NO_BYTES32 } from './seaport';
import { plainAddress } from './plain-address';

const TYPES = {
  TraitCommitments: [{ name: 'commitments', type: 'TraitCommitment[]' }],
  TraitCommitment: [
    { name: 'token', type: 'address' },
    { name: 'avatarId', type: 'uint256' },
    { name: 'slot', type: 'string' },
    { name: 'traitId', type: 'uint256' },
  ],
} as const;

/** Returns the `zoneHash` of an order, which is 32 zero bytes if it has no commitments. */
export const hashCommitments = (commitments: readonly TraitCommitment[]): Bytes32 =>
  commitments.length === 0
    ? NO_BYTES32
    : hashStruct({
        types: TYPES,
        primaryType: 'TraitCommitments',
        data: {
          commitments: commitments.map(({ token, avatarId, slot, traitId }) => ({
            token: plainAddress(token),
            avatarId: BigInt(avatarId),
            slot,
            traitId: BigInt(traitId),
          })),
        },
      });
