import { type Gift, type GiftRequest, giftAction } from '@trait-market/contract/economy/actions';
import { hashTypedData } from 'viem';

import type { Market } from '../economy/market/market';
import type { Account } from '../kernel/account';
import type { Signer } from './signer';

export const giftActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  { context: { catalogue } }: Market,
) => ({
  signGift: async (
    traitId: string,
    recipient: Account,
    quantity: number,
    change: Partial<Gift> = {},
  ): Promise<GiftRequest> => {
    const trait = catalogue.traits.get(traitId);
    const collection = catalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    const message = {
      owner: account,
      token: collection.contracts.traits,
      tokenId: trait.tokenId,
      recipient,
      quantity: String(quantity),
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const { chainId } = collection;
    const digest = hashTypedData(giftAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  },
});
