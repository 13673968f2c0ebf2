import {
  type Dress,
  type DressBatch,
  type Dressing,
  type UndoDressRequest,
  dressAction,
  dressBatchAction,
  undoDressAction,
} from '@trait-market/contract/economy/actions';
import type { DressRequest } from '@trait-market/contract/economy/benches';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { hashTypedData } from 'viem';

import { lookHash, lookOfTraits, tokensOf } from '../economy/catalogue/look';
import type { Market } from '../economy/market/market';
import type { Signer } from './signer';

/** Performs the actions of the avatar editors. Avatars are passed as `collection/tokenId`. */
export const benchActionsFor = (
  { account: owner, sign, deployment, deadline, nonce }: Signer,
  market: Market,
) => {
  const { tables, catalogue } = market.context;
  const once = () => ({ nonce: nonce(), deadline: deadline() });

  const dressingOf = (avatar: string, wear: readonly string[]): Dressing => {
    const [slug = '', avatarId = ''] = avatar.split('/');
    const collection = catalogue.collections.get(slug);
    if (collection === undefined) throw new Error(`No collection ${slug}`);
    return {
      token: collection.contracts.avatars,
      avatarId,
      wornBefore: lookHash(catalogue, tables.avatars.find(avatar)?.worn ?? {}),
      wornAfter: tokensOf(catalogue, lookOfTraits(catalogue, slug, wear)),
    };
  };
  const chainOf = ({ token }: Dressing): ChainId =>
    catalogue.collectionByToken('avatar', token)?.chainId ?? 1;

  const signDress = async (
    avatar: string,
    wear: readonly string[],
    change: Partial<Dress> = {},
  ): Promise<DressRequest> => {
    const dressing = dressingOf(avatar, wear);
    const message = { owner, ...dressing, highestCredits: '100', ...once(), ...change };
    const chainId = chainOf(dressing);
    const digest = hashTypedData(dressAction.typedData({ chainId, deployment }, message));
    return { kind: 'one', chainId, deployment, message, signature: await sign(digest) };
  };

  const signBatch = async (
    looks: readonly (readonly [avatar: string, wear: readonly string[]])[],
    change: Partial<DressBatch> = {},
  ): Promise<DressRequest> => {
    const dressings = looks.map(([avatar, wear]) => dressingOf(avatar, wear));
    const message = { owner, dressings, highestCredits: '100', ...once(), ...change };
    const [first] = dressings;
    const chainId = first === undefined ? 1 : chainOf(first);
    const digest = hashTypedData(dressBatchAction.typedData({ chainId, deployment }, message));
    return { kind: 'batch', chainId, deployment, message, signature: await sign(digest) };
  };

  const signUndo = async (dressHash: Bytes32, chainId: ChainId = 1): Promise<UndoDressRequest> => {
    const message = { owner, dressHash, ...once() };
    const digest = hashTypedData(undoDressAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  return { signDress, signBatch, signUndo };
};
