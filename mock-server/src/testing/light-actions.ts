import {
  type Burn,
  type BurnRequest,
  type WithdrawBurn,
  type WithdrawBurnRequest,
  burnAction,
  withdrawBurnAction,
} from '@trait-market/contract/economy/actions';
import type { Bytes32, ChainId } from '@trait-market/contract/economy/shared';
import { hashTypedData } from 'viem';

import type { Market } from '../economy/market/market';
import type { Signer } from './signer';

export const lightActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  { context: { catalogue } }: Market,
) => ({
  signBurn: async (
    traitId: string,
    quantity: number,
    change: Partial<Burn> = {},
    signedOn?: ChainId,
  ): Promise<BurnRequest> => {
    const trait = catalogue.traits.get(traitId);
    const collection = catalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    const message = {
      owner: account,
      token: collection.contracts.traits,
      tokenId: trait.tokenId,
      name: trait.value,
      quantity: String(quantity),
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const chainId = signedOn ?? collection.chainId;
    const digest = hashTypedData(burnAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  },

  signWithdrawBurn: async (
    burnHash: Bytes32,
    chainId: ChainId,
    change: Partial<WithdrawBurn> = {},
  ): Promise<WithdrawBurnRequest> => {
    const message = {
      owner: account,
      burnHash,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const digest = hashTypedData(withdrawBurnAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  },
});
