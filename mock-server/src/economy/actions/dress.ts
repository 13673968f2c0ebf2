import {
  type Dressing,
  dressAction,
  dressBatchAction,
} from '@trait-market/contract/economy/actions';
import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  type DressRequest,
} from '@trait-market/contract/economy/benches';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import {
  assertEditionsThere,
  dressingEffects,
  type Dressed,
  type Fitting,
} from '../benches/dressing';
import { changesOf, lookHash, lookOfTokens } from '../catalogue/look';
import type { MarketContext } from '../orders/market-context';
import { about, MarketRefusal } from '../shared/refusal';
import { transactionOf } from '../shared/transaction';
import { avatarKey } from '../tables/keys';
import { type ActionEffects, defineAction, type Signed } from './perform';

export type DressOneRequest = Extract<DressRequest, { kind: 'one' }>;
export type DressBatchRequest = Extract<DressRequest, { kind: 'batch' }>;

const fit = (
  { tables, catalogue }: MarketContext,
  caller: Account,
  chainId: ChainId,
  { token, avatarId, wornBefore, wornAfter }: Dressing,
): Fitting => {
  const collection = catalogue.collectionByToken('avatar', token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'wrong-contract',
      'This contract doesn’t belong to a collection of this market.',
    );
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The avatar is on another network. Switch your wallet to it.',
    );
  }
  const avatar = avatarKey(collection.slug, avatarId);
  return about({ collection: collection.slug, tokenId: avatarId }, () => {
    const row = tables.avatars.find(avatar);
    if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
    if (row.owner !== caller) {
      throw new MarketRefusal('not-the-holder', 'This avatar isn’t yours.');
    }
    if (lookHash(catalogue, row.worn) !== wornBefore.toLowerCase()) {
      throw new MarketRefusal(
        'avatar-moved',
        'The avatar has changed since you looked. Check what it wears now and sign again.',
      );
    }
    const after = lookOfTokens(catalogue, collection.slug, wornAfter);
    const swaps = changesOf(row.worn, after);
    return { avatar, collection: collection.slug, before: row.worn, after, swaps };
  });
};

const assertDifferent = (fittings: readonly Fitting[]): void => {
  if (new Set(fittings.map(({ avatar }) => avatar)).size < fittings.length) {
    throw new MarketRefusal('bad-terms', 'Each avatar can be dressed once in a batch.');
  }
};

const dressingsOf = (
  context: MarketContext,
  { caller, chainId, hash, request: { message } }: Signed<DressRequest>,
  dressings: readonly Dressing[],
  costOf: (fittings: readonly Fitting[]) => number,
): ActionEffects<Dressed> => {
  const fittings = dressings.map((one) => fit(context, caller, chainId, one));
  assertDifferent(fittings);
  const cost = costOf(fittings);
  if (BigInt(cost) > BigInt(message.highestCredits)) {
    throw new MarketRefusal(
      'price-moved',
      `This costs ${cost} credits now. Check it and sign again.`,
    );
  }
  assertEditionsThere(context, caller, fittings);
  const effects = dressingEffects(context, { account: caller, chainId, hash }, fittings);
  return {
    ...effects,
    credits: { amount: cost, reason: 'dress' },
    store: (done) => ({
      hash,
      rows: effects.store(done),
      credits: done.credits,
      transaction: transactionOf(chainId, hash),
    }),
  };
};

const costOfSlots = (fittings: readonly Fitting[]): number =>
  CREDITS_PER_SLOT * fittings.reduce((sum, { swaps }) => sum + swaps.length, 0);

export const dressOne = defineAction(dressAction, {
  effects: (context, signed: Signed<DressOneRequest>) =>
    dressingsOf(context, signed, [signed.request.message], costOfSlots),
});

export const dressBatch = defineAction(dressBatchAction, {
  effects: (context, signed: Signed<DressBatchRequest>) =>
    dressingsOf(context, signed, signed.request.message.dressings, () => CREDITS_PER_BATCH),
});
