import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { Bytes32Schema, type Bytes32 } from '@trait-market/contract/economy/shared';
import type { Newcomer } from '../../../session/session';
import type { Market } from '../../market';

/** Lists an avatar as it is dressed, and returns the order's hash in lower case. */
export const listAvatar = async (
  market: Market,
  seller: Newcomer,
  { token, tokenId, worn, fees }: AvatarDetail,
  unitPrice: bigint,
): Promise<Bytes32> => {
  const commitments = worn.map((one) => ({
    token,
    avatarId: tokenId,
    slot: one.slot,
    traitId: one.tokenId,
  }));
  const asset = { kind: 'avatar', token, tokenId } as const;
  const { hash } = await market.post(seller, {
    kind: 'listing',
    asset,
    fees,
    unitPrice,
    commitments,
  });
  return Bytes32Schema.parse(hash.toLowerCase());
};
