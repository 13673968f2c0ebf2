import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

/** A token on its chain. */
export type TokenRef = {
  chainId: ChainId;
  token: WalletAddress;
  tokenId: string;
} & ({ kind: 'trait'; id: string } | { kind: 'avatar'; collection: string });

export const tokenOfTrait = ({ id, chainId, token, tokenId }: TraitDetail): TokenRef => ({
  kind: 'trait',
  id,
  chainId,
  token,
  tokenId,
});

export const tokenOfAvatar = ({ collection, chainId, token, tokenId }: AvatarDetail): TokenRef => ({
  kind: 'avatar',
  collection,
  chainId,
  token,
  tokenId,
});
