import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import type {
  PacksBought,
  PacksReceipt,
  SpendingLimits,
  WalletPacks,
} from '@trait-market/contract/economy/packs';

import type { Account } from '../../kernel/account';
import type { Bought, PackPurchase, PackPurchases } from '../packs/pack-purchase';
import { drawState } from '../draws/draw-state';
import {
  LIMIT_MS,
  openedLately,
  packsBought,
  packsOpenedLately,
  packsUnopened,
} from '../packs/pack-counts';
import { spendingLimit, spentLately } from '../packs/spending-limit';
import { presentDrop } from './drops';
import { shownSum } from './view/shown-sum';
import { timeOf, type View } from './view/view';

export const presentWalletPacks = (view: View, account: Account): WalletPacks => {
  const { context } = view.market;
  const { tables, now } = context;
  const [first] = openedLately(context, account);
  return {
    items: tables.packs.findBy('account', account).flatMap(({ drop: id }) => {
      const drop = tables.drops.find(id);
      if (drop === undefined) return [];
      const waiting = tables.draws
        .findBy('account', account)
        .find((row) => row.drop === id && drawState(row, now()) === 'waiting');
      return [
        {
          drop: presentDrop(view, drop),
          bought: packsBought(context, account, id),
          unopened: packsUnopened(context, account, id),
          waiting: waiting?.id ?? null,
        },
      ];
    }),
    opened: packsOpenedLately(context, account),
    nextAt: first === undefined ? null : timeOf(first.takenAt + LIMIT_MS),
  };
};

export const presentPacksBought = (
  view: View,
  account: Account,
  { drop, packs, paid, transaction }: Bought<PackPurchase>,
): PacksBought => ({
  packs,
  paid,
  drop: presentDrop(view, drop),
  unopened: packsUnopened(view.market.context, account, drop.id),
  transactionHash: transaction,
});

export const presentPacksReceipt = (
  view: View,
  account: Account,
  { lines, paid, transaction }: Bought<PackPurchases>,
): PacksReceipt => ({
  chainId: paid.chainId,
  lines: lines.map((line) => ({
    drop: presentDrop(view, line.drop),
    packs: line.packs,
    outcome: line.outcome,
    reason: line.outcome === 'missed' ? line.reason : null,
    paid: line.outcome === 'bought' ? line.paid : null,
    unopened: packsUnopened(view.market.context, account, line.drop.id),
  })),
  paid,
  transactionHash: transaction,
});

export const presentLimits = (view: View, account: Account): SpendingLimits => {
  const { context } = view.market;
  return {
    items: CHAIN_IDS.map((chainId) => {
      const { limit, raise } = spendingLimit(context, account, chainId);
      return {
        chainId,
        limit,
        spent: shownSum(spentLately(context, account, chainId)),
        raise: raise === null ? null : { limit: raise.limit, at: timeOf(raise.at) },
      };
    }),
  };
};
