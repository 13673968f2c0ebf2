import {
  type PoolGive,
  type PoolGiveRequest,
  type Reroll,
  type RerollRequest,
  poolGiveAction,
  rerollAction,
} from '@trait-market/contract/economy/actions';
import { nextTier } from '@trait-market/contract/economy/reroll';
import { tableHash } from '@trait-market/contract/economy/draws';
import { hashTypedData, keccak256, stringToHex } from 'viem';

import { tierOfTrait } from '../economy/burns/burned-editions';
import { nextCommitment } from '../economy/draws/commitments';
import type { Market } from '../economy/market/market';
import { poolOf, tableOfPool } from '../economy/reroll/pool';
import { nextRound } from './draws/next-round';
import type { Signer } from './signer';

export const rerollActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  { context }: Market,
) => {
  const placeOf = (traitId: string) => {
    const trait = context.catalogue.traits.get(traitId);
    const collection = context.catalogue.collections.get(trait?.collection ?? '');
    if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
    return { trait, collection };
  };

  return {
    /** A stake of one trait is a re-roll, a stake of three an upgrade. */
    signReroll: async (
      stake: readonly string[],
      change: Partial<Reroll> = {},
    ): Promise<RerollRequest> => {
      const [first = ''] = stake;
      const { trait, collection } = placeOf(first);
      const tier = stake.length === 1 ? undefined : nextTier(tierOfTrait(context, first));
      const pooled = poolOf(context, collection.slug, trait.slot);
      const number = nonce();
      const message = {
        owner: account,
        token: collection.contracts.traits,
        slot: trait.slot,
        stake: stake.map((id) => placeOf(id).trait.tokenId),
        commitment: change.commitment ?? nextCommitment(context, account).commitment,
        table: tableHash(tableOfPool(context, collection.slug, pooled, tier)),
        entropy: keccak256(stringToHex(`bytes ${number}`)),
        ...nextRound(context.now()),
        highestCredits: stake.length === 1 ? '10' : '20',
        nonce: number,
        deadline: deadline(),
        ...change,
      };
      const { chainId } = collection;
      const digest = hashTypedData(rerollAction.typedData({ chainId, deployment }, message));
      return { chainId, deployment, message, signature: await sign(digest) };
    },

    signPoolGive: async (
      traitId: string,
      quantity: number,
      change: Partial<PoolGive> = {},
    ): Promise<PoolGiveRequest> => {
      const { trait, collection } = placeOf(traitId);
      const message = {
        owner: account,
        token: collection.contracts.traits,
        slot: trait.slot,
        tokenId: trait.tokenId,
        quantity: String(quantity),
        nonce: nonce(),
        deadline: deadline(),
        ...change,
      };
      const { chainId } = collection;
      const digest = hashTypedData(poolGiveAction.typedData({ chainId, deployment }, message));
      return { chainId, deployment, message, signature: await sign(digest) };
    },
  };
};
