import { type Gift, type GiftRequest, giftAction } from '@trait-market/contract/economy/actions';
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
  return {
    signGift: async (
      traitId: string,
      recipient: Account,
      quantity: number,
      change: Partial<Gift> = {},
    ): Promise<GiftRequest> => {
      const trait = catalogue.traits.get(traitId);
      const collection = catalogue.collections.get(trait?.collection ?? '');
      if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
      const { tokenId } = trait;
      const token = collection.contracts.traits;
      return signed(collection, { token, tokenId, recipient, quantity: String(quantity) }, change);
    },
    signAvatarGift: async (
      avatar: string,
      recipient: Account,
      change: Partial<Gift> = {},
    ): Promise<GiftRequest> => {
      const [slug = '', tokenId = ''] = avatar.split('/');
      const collection = catalogue.collections.get(slug);
      if (collection === undefined) throw new Error(`No collection ${slug}`);
      const token = collection.contracts.avatars;
      return signed(collection, { token, tokenId, recipient, quantity: '1' }, change);
    },
  };
};
