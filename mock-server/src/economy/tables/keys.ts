import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';

export const looseKey = (account: Account, traitId: string): string => `${account}/${traitId}`;
export const avatarKey = (collection: string, tokenId: string): string =>
  `${collection}/${tokenId}`;
export const collectionOfAvatar = (key: string): string => key.slice(0, key.lastIndexOf('/'));
export const chainKey = (chainId: ChainId, account: Account): string => `${chainId}:${account}`;
export const approvalKey = (chainId: ChainId, account: Account, token: string): string =>
  `${chainKey(chainId, account)}/${token.toLowerCase()}`;
export const tokenKey = (token: string, tokenId: string): string =>
  `${token.toLowerCase()}/${tokenId}`;
export const actionKey = (account: Account, hash: string): string =>
  `${account}/${hash.toLowerCase()}`;
export const nonceKey = (account: Account, nonce: string): string => `${account}/${nonce}`;
export const noticeKey = (account: Account, subject: string): string => `${account}/${subject}`;
export const watchedKey = (account: Account, kind: string, id: string): string =>
  `${account}/${kind}/${id}`;
export const searchKey = (account: Account, id: string): string => `${account}/${id}`;
export const alertKey = (account: Account, id: string): string => `${account}/${id}`;
export const outfitKey = (account: Account, id: string): string => `${account}/${id}`;
export const boxedKey = (drop: string, section: number, traitId: string): string =>
  `${drop}/${section}/${traitId}`;
export const packsKey = (account: Account, drop: string): string => `${account}/${drop}`;
export const poolKey = (collection: string, slot: string): string => `${collection}/${slot}`;
