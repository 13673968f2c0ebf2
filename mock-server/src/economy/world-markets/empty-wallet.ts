import { CHAIN_IDS } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { approveAll } from '../orders/approve-all';
import type { Movement } from '../ledger/settlement';
import type { Market } from '../market/market';
import { handOverPacks } from '../packs/hand-over-packs';
import { avatarKey, noticeKey, outfitKey, watchedKey } from '../tables/keys';

const coinsOf = ({ context: { settlement } }: Market, from: Account, to: Account): Movement[] =>
  CHAIN_IDS.flatMap((chainId) =>
    (['native', 'wrapped'] as const).flatMap((coin): Movement[] => {
      const amount = settlement.coinOf(from, chainId, coin);
      return amount === 0n ? [] : [{ kind: 'coin', chainId, coin, from, to, amount }];
    }),
  );

/** Moves a wallet's holdings to another wallet, and deletes its orders, saved items and notices. */
export const emptyWallet = async (market: Market, from: Account, to: Account): Promise<void> => {
  const { tables } = market.context;
  for (const { hash } of tables.orders.findBy('maker', from)) tables.orders.remove(hash);
  for (const { id } of tables.outfits.findBy('account', from)) {
    tables.outfits.remove(outfitKey(from, id));
  }
  for (const { kind, id } of tables.watched.findBy('account', from)) {
    tables.watched.remove(watchedKey(from, kind, id));
  }
  for (const { subject } of tables.inbox.findBy('account', from)) {
    tables.inbox.remove(noticeKey(from, subject));
  }
  tables.watches.remove(from);
  handOverPacks(market.context, from, to);
  await market.move([
    ...approveAll(market.context.catalogue, from, false),
    ...coinsOf(market, from, to),
    ...tables.loose
      .findBy('account', from)
      .map(({ traitId, quantity }): Movement => ({ kind: 'trait', traitId, from, to, quantity })),
    ...tables.avatars.findBy('owner', from).map(({ collection, tokenId }): Movement => {
      return { kind: 'avatar', avatar: avatarKey(collection, tokenId), from, to };
    }),
  ]);
};
