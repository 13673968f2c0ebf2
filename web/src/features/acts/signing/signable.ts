import {
  FulfilmentSchema,
  WornTokensSchema,
  approvalAction,
  burnAction,
  buyCreditsAction,
  cancelAction,
  cancelAllAction,
  dressAction,
  dressBatchAction,
  fulfilmentAction,
  packBuyAction,
  packOpenAction,
  poolGiveAction,
  rerollAction,
  subscribeAction,
  undoDressAction,
  unwrapAction,
  withdrawBurnAction,
  wrapAction,
} from '@trait-market/contract/economy/actions';
import {
  type Bytes32,
  Bytes32Schema,
  ChainIdSchema,
  CriteriaWordsSchema,
} from '@trait-market/contract/economy/shared';
import {
  OrderComponentsSchema,
  orderHash,
  orderTypedData,
  TraitCommitmentsSchema,
} from '@trait-market/contract/economy/typed-data';
import { hashTypedData } from 'viem';
import * as z from 'zod/mini';

import type { WalletTypedData } from '@/lib/wallet/wallet';

import { ownDeployment } from './deployment';

const chainId = ChainIdSchema;

/** The words of a set of traits, and the token ids that they mean; none where any trait will do. */
const SignedCriteriaSchema = z.extend(CriteriaWordsSchema, { tokenIds: z.array(z.string()) });
export type SignedCriteria = z.infer<typeof SignedCriteriaSchema>;

/**
 * What a wallet is asked to sign, in the form in which it is kept and sent. `terms` of a fulfilment
 * are the components of the order that it accepts: they hash to its `orderHash`; `commitments` are
 * what has to hold for it: they hash to the `zoneHash` of the terms. `worn` of a dressing is what the
 * avatar wears now: it hashes to its `wornBefore`; of a batch, that of each avatar in its order. `criteria`
 * of an offer for any trait of a kind are what its root is made of; `criteriaProof` shows that the trait that
 * is given is of it. `replaces` is the own listing that is canceled right before an order is sent.
 */
export const SignableSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    chainId,
    components: OrderComponentsSchema,
    commitments: TraitCommitmentsSchema,
    criteria: z.optional(SignedCriteriaSchema),
    replaces: z.optional(Bytes32Schema),
  }),
  z.object({
    kind: z.literal('fulfilment'),
    chainId,
    message: FulfilmentSchema,
    terms: OrderComponentsSchema,
    commitments: TraitCommitmentsSchema,
    criteriaProof: z.optional(z.array(Bytes32Schema)),
  }),
  z.object({ kind: z.literal('cancel'), chainId, message: cancelAction.schema }),
  z.object({ kind: z.literal('cancelAll'), chainId, message: cancelAllAction.schema }),
  z.object({ kind: z.literal('wrap'), chainId, message: wrapAction.schema }),
  z.object({ kind: z.literal('unwrap'), chainId, message: wrapAction.schema }),
  z.object({ kind: z.literal('approval'), chainId, message: approvalAction.schema }),
  z.object({
    kind: z.literal('dress'),
    chainId,
    message: dressAction.schema,
    worn: WornTokensSchema,
  }),
  z.object({
    kind: z.literal('dressBatch'),
    chainId,
    message: dressBatchAction.schema,
    worn: z.array(WornTokensSchema),
  }),
  z.object({ kind: z.literal('undoDress'), chainId, message: undoDressAction.schema }),
  z.object({ kind: z.literal('subscribe'), chainId, message: subscribeAction.schema }),
  z.object({ kind: z.literal('buyCredits'), chainId, message: buyCreditsAction.schema }),
  z.object({ kind: z.literal('packBuy'), chainId, message: packBuyAction.schema }),
  z.object({ kind: z.literal('packOpen'), chainId, message: packOpenAction.schema }),
  z.object({ kind: z.literal('burn'), chainId, message: burnAction.schema }),
  z.object({ kind: z.literal('withdrawBurn'), chainId, message: withdrawBurnAction.schema }),
  z.object({ kind: z.literal('reroll'), chainId, message: rerollAction.schema }),
  z.object({ kind: z.literal('poolGive'), chainId, message: poolGiveAction.schema }),
]);
export type Signable = z.infer<typeof SignableSchema>;

/** Tells the steps of an act apart: of orders, fulfilments and cancellations there may be several. */
export const keyOf = (signable: Signable): string => {
  switch (signable.kind) {
    case 'order':
      return signable.components.salt;
    case 'fulfilment':
      return signable.message.orderHash;
    case 'cancel':
      return signable.message.orderHashes.join(' ');
    case 'approval':
      return `approval ${signable.message.token}`;
    default:
      return `${signable.kind} on ${signable.chainId}`;
  }
};

/** The typed data (EIP-712) that goes to the wallet. */
export const typedDataOf = (signable: Signable): WalletTypedData => {
  const place = { chainId: signable.chainId, deployment: ownDeployment() };
  switch (signable.kind) {
    case 'order':
      return orderTypedData(signable.chainId, signable.components);
    case 'fulfilment': {
      const { message } = signable;
      const { identifier } = message;
      return identifier === undefined
        ? fulfilmentAction.typedData(place, message)
        : fulfilmentAction.typedData(place, { ...message, identifier });
    }
    case 'cancel':
      return cancelAction.typedData(place, signable.message);
    case 'cancelAll':
      return cancelAllAction.typedData(place, signable.message);
    case 'wrap':
      return wrapAction.typedData(place, signable.message);
    case 'unwrap':
      return unwrapAction.typedData(place, signable.message);
    case 'approval':
      return approvalAction.typedData(place, signable.message);
    case 'dress':
      return dressAction.typedData(place, signable.message);
    case 'dressBatch':
      return dressBatchAction.typedData(place, signable.message);
    case 'undoDress':
      return undoDressAction.typedData(place, signable.message);
    case 'subscribe':
      return subscribeAction.typedData(place, signable.message);
    case 'buyCredits':
      return buyCreditsAction.typedData(place, signable.message);
    case 'packBuy':
      return packBuyAction.typedData(place, signable.message);
    case 'packOpen':
      return packOpenAction.typedData(place, signable.message);
    case 'burn':
      return burnAction.typedData(place, signable.message);
    case 'withdrawBurn':
      return withdrawBurnAction.typedData(place, signable.message);
    case 'reroll':
      return rerollAction.typedData(place, signable.message);
    case 'poolGive':
      return poolGiveAction.typedData(place, signable.message);
  }
};

/** By which the market knows it once it has gone through: what was signed, as a hash. */
export const hashOf = (signable: Signable): Bytes32 =>
  signable.kind === 'order' ? orderHash(signable.components) : hashTypedData(typedDataOf(signable));
