import {
  type Gift,
  type GiftBatch,
  type GiftBatchRequest,
  type GiftRequest,
  giftAction,
  giftBatchAction,
} from '@trait-market/contract/economy/actions';
import { hashTypedData } from 'viem';

import type { CollectionEntry } from '../economy/catalogue/catalogue';
import type { Market } from '../economy/market/market';
import type { Account } from '../kernel/account';
import type { Signer } from './signer';

export const giftActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  { context: { catalogue } }: Market,
) => {
  const signed = async (
    collection: CollectionEntry,
    sent: Pick<Gift, 'token' | 'tokenId' | 'recipient' | 'quantity'>,
    change: Partial<Gift>,
  ): Promise<GiftRequest> => {
    const message = { owner: account, ...sent, nonce: nonce(), deadline: deadline(), ...change };
    const { chainId } = collection;
    const digest = hashTypedData(giftAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };
  const traitIn = (traitId: string) => {
    const trait = catalogue.traits.get(traitId);
    const collection = catalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    return { collection, token: collection.contracts.traits, tokenId: trait.tokenId };
  };
  const avatarIn = (avatar: string) => {
    const [slug = '', tokenId = ''] = avatar.split('/');
    const collection = catalogue.collections.get(slug);
    if (collection === undefined) throw new Error(`No collection ${slug}`);
    return { collection, token: collection.contracts.avatars, tokenId };
  };
  return {
    /** Signs the transfer of traits by id, with their numbers, and of avatars by key. */
    signGiftBatch: async (
      recipient: Account,
      goods: { traits?: Record<string, number>; avatars?: readonly string[] },
      change: Partial<GiftBatch> = {},
    ): Promise<GiftBatchRequest> => {
      const named = [
        ...Object.entries(goods.traits ?? {}).map(
          ([id, quantity]) => [traitIn(id), quantity] as const,
        ),
        ...(goods.avatars ?? []).map((avatar) => [avatarIn(avatar), 1] as const),
      ];
      const [first] = named;
      if (first === undefined) throw new Error('Nothing to send');
      const { chainId } = first[0].collection;
      const items = named.map(([{ token, tokenId }, quantity]) => ({
        token,
        tokenId,
        quantity: String(quantity),
      }));
      const message = {
        owner: account,
        recipient,
        items,
        nonce: nonce(),
        deadline: deadline(),
        ...change,
      };
      const digest = hashTypedData(giftBatchAction.typedData({ chainId, deployment }, message));
      return { chainId, deployment, message, signature: await sign(digest) };
    },
    signGift: async (
      traitId: string,
      recipient: Account,
      quantity: number,
      change: Partial<Gift> = {},
    ): Promise<GiftRequest> => {
      const { collection, token, tokenId } = traitIn(traitId);
      return signed(collection, { token, tokenId, recipient, quantity: String(quantity) }, change);
    },
    signAvatarGift: async (
      avatar: string,
      recipient: Account,
      change: Partial<Gift> = {},
    ): Promise<GiftRequest> => {
      const { collection, token, tokenId } = avatarIn(avatar);
      return signed(collection, { token, tokenId, recipient, quantity: '1' }, change);
    },
  };
};
