import { ChainIdSchema } from '@trait-market/contract/economy/chains';
import { CriteriaWordsSchema } from '@trait-market/contract/economy/criteria-words';
import { Bytes32Schema, type Bytes32 } from '@trait-market/contract/economy/hex';
import {
  cancelAllTypedData,
  cancelTypedData,
  criteriaFulfilmentTypedData,
  fulfilmentTypedData,
  unwrapTypedData,
  wrapTypedData,
} from '@trait-market/contract/economy/typed-data/acts';
import {
  CancelAllSchema,
  CancelSchema,
  FulfilmentSchema,
  WrapSchema,
} from '@trait-market/contract/economy/typed-data/acts-schema';
import { approvalTypedData } from '@trait-market/contract/economy/typed-data/approval-acts';
import { ApprovalSchema } from '@trait-market/contract/economy/typed-data/approval-acts-schema';
import {
  buyCreditsTypedData,
  dressBatchTypedData,
  dressTypedData,
  subscribeTypedData,
  undoDressTypedData,
} from '@trait-market/contract/economy/typed-data/bench-acts';
import {
  BuyCreditsSchema,
  DressBatchSchema,
  DressSchema,
  SubscribeSchema,
  UndoDressSchema,
  WornTokensSchema,
} from '@trait-market/contract/economy/typed-data/bench-acts-schema';
import {
  burnTypedData,
  withdrawBurnTypedData,
} from '@trait-market/contract/economy/typed-data/light-acts';
import {
  BurnSchema,
  WithdrawBurnSchema,
} from '@trait-market/contract/economy/typed-data/light-acts-schema';
import {
  packBuyTypedData,
  packOpenTypedData,
} from '@trait-market/contract/economy/typed-data/pack-acts';
import {
  PackBuySchema,
  PackOpenSchema,
} from '@trait-market/contract/economy/typed-data/pack-acts-schema';
import {
  poolGiveTypedData,
  rerollTypedData,
} from '@trait-market/contract/economy/typed-data/reroll-acts';
import {
  PoolGiveSchema,
  RerollSchema,
} from '@trait-market/contract/economy/typed-data/reroll-acts-schema';
import { TraitCommitmentsSchema } from '@trait-market/contract/economy/typed-data/commitment-schema';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { orderTypedData } from '@trait-market/contract/economy/typed-data/order-message';
import { OrderComponentsSchema } from '@trait-market/contract/economy/typed-data/seaport';
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
  z.object({ kind: z.literal('cancel'), chainId, message: CancelSchema }),
  z.object({ kind: z.literal('cancelAll'), chainId, message: CancelAllSchema }),
  z.object({ kind: z.literal('wrap'), chainId, message: WrapSchema }),
  z.object({ kind: z.literal('unwrap'), chainId, message: WrapSchema }),
  z.object({ kind: z.literal('approval'), chainId, message: ApprovalSchema }),
  z.object({ kind: z.literal('dress'), chainId, message: DressSchema, worn: WornTokensSchema }),
  z.object({
    kind: z.literal('dressBatch'),
    chainId,
    message: DressBatchSchema,
    worn: z.array(WornTokensSchema),
  }),
  z.object({ kind: z.literal('undoDress'), chainId, message: UndoDressSchema }),
  z.object({ kind: z.literal('subscribe'), chainId, message: SubscribeSchema }),
  z.object({ kind: z.literal('buyCredits'), chainId, message: BuyCreditsSchema }),
  z.object({ kind: z.literal('packBuy'), chainId, message: PackBuySchema }),
  z.object({ kind: z.literal('packOpen'), chainId, message: PackOpenSchema }),
  z.object({ kind: z.literal('burn'), chainId, message: BurnSchema }),
  z.object({ kind: z.literal('withdrawBurn'), chainId, message: WithdrawBurnSchema }),
  z.object({ kind: z.literal('reroll'), chainId, message: RerollSchema }),
  z.object({ kind: z.literal('poolGive'), chainId, message: PoolGiveSchema }),
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
        ? fulfilmentTypedData(place, message)
        : criteriaFulfilmentTypedData(place, { ...message, identifier });
    }
    case 'cancel':
      return cancelTypedData(place, signable.message);
    case 'cancelAll':
      return cancelAllTypedData(place, signable.message);
    case 'wrap':
      return wrapTypedData(place, signable.message);
    case 'unwrap':
      return unwrapTypedData(place, signable.message);
    case 'approval':
      return approvalTypedData(place, signable.message);
    case 'dress':
      return dressTypedData(place, signable.message);
    case 'dressBatch':
      return dressBatchTypedData(place, signable.message);
    case 'undoDress':
      return undoDressTypedData(place, signable.message);
    case 'subscribe':
      return subscribeTypedData(place, signable.message);
    case 'buyCredits':
      return buyCreditsTypedData(place, signable.message);
    case 'packBuy':
      return packBuyTypedData(place, signable.message);
    case 'packOpen':
      return packOpenTypedData(place, signable.message);
    case 'burn':
      return burnTypedData(place, signable.message);
    case 'withdrawBurn':
      return withdrawBurnTypedData(place, signable.message);
    case 'reroll':
      return rerollTypedData(place, signable.message);
    case 'poolGive':
      return poolGiveTypedData(place, signable.message);
  }
};

/** By which the market knows it once it has gone through: what was signed, as a hash. */
export const hashOf = (signable: Signable): Bytes32 =>
  signable.kind === 'order' ? orderHash(signable.components) : hashTypedData(typedDataOf(signable));
