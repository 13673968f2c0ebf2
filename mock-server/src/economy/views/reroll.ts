import type {
  RerollPool,
  RerollPoolDetail,
  WalletRerolls,
} from '@trait-market/contract/economy/reroll';
import {
  MAX_PREVIEW,
  rarestFirst,
  SlotSchema,
  type Slot,
} from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { drawState } from '../draws/draw-state';
import { isPoolOpen, POOL_ADDRESS, poolOf, poolsOf, type Pooled } from '../reroll/pool';
import { drawsFrom, REROLL_MS, rerolledLately } from '../reroll/reroll-counts';
import { poolKey } from '../tables/keys';
import { collectionEntry, timeOf, traitRefOf, type View } from './view/view';

const presentPool = (
  view: View,
  collection: string,
  slot: Slot,
  pooled: readonly Pooled[],
): RerollPool => {
  const { name, chainId, contracts } = collectionEntry(view, collection);
  return {
    collection,
    collectionName: name,
    slot,
    chainId,
    token: contracts.traits,
    isOpen: isPoolOpen(pooled),
    traits: pooled.length,
    editions: pooled.reduce((sum, { quantity }) => sum + quantity, 0),
    drawn: drawsFrom(view.market.context, poolKey(collection, slot)).drawn,
    preview: rarestFirst(pooled.map(({ trait }) => traitRefOf(view, trait.id))).slice(
      0,
      MAX_PREVIEW,
    ),
  };
};

export const presentPools = (view: View, collection: string | undefined): RerollPool[] =>
  [...poolsOf(view.market.context)]
    .flatMap(([key, pooled]) => {
      const [slug = '', slot] = key.split('/');
      if (collection !== undefined && slug !== collection) return [];
      return [presentPool(view, slug, SlotSchema.parse(slot), pooled)];
    })
    .toSorted(
      (one, other) => Number(other.isOpen) - Number(one.isOpen) || other.editions - one.editions,
    );

/** @throws MarketRefusal for an unknown collection */
export const presentPoolDetail = (view: View, collection: string, slot: Slot): RerollPoolDetail => {
  const { context } = view.market;
  const pooled = poolOf(context, collection, slot);
  const { returned, refused } = drawsFrom(context, poolKey(collection, slot));
  return {
    ...presentPool(view, collection, slot, pooled),
    account: POOL_ADDRESS,
    items: pooled
      .toSorted(
        (one, other) =>
          other.quantity - one.quantity || (one.trait.value < other.trait.value ? -1 : 1),
      )
      .map(({ trait, tier, quantity }) => ({
        trait: traitRefOf(view, trait.id),
        tier,
        tokenId: trait.tokenId,
        quantity,
        editions: context.tables.supply.find(trait.id) ?? 0,
      })),
    returned: returned + refused,
    refused,
    asOf: timeOf(context.now()),
  };
};

export const presentWalletRerolls = (view: View, account: Account): WalletRerolls => {
  const { context } = view.market;
  const lately = rerolledLately(context, account);
  const [first] = lately;
  const waiting = lately.find((row) => drawState(row, context.now()) === 'waiting');
  return {
    rerolled: lately.length,
    nextAt: first === undefined ? null : timeOf(first.takenAt + REROLL_MS),
    waiting: waiting?.id ?? null,
  };
};
