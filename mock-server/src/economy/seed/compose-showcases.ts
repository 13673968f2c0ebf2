import type { ShownRef } from '@trait-market/contract/economy/showcases';

import type { Account } from '../../kernel/account';
import type { SeedMarket } from './seed-market';

/** The number of wallets with a showcase. The demo wallet has none. */
const WALLETS = 8;
const AVATARS = 3;
const TRAITS = 5;

const shownBy = ({ tables }: SeedMarket, account: Account): ShownRef[] => {
  const avatars = tables.avatars.findBy('owner', account).slice(0, AVATARS);
  const traits = tables.loose.findBy('account', account).slice(0, TRAITS);
  const look = tables.constructions
    .rows()
    .find((row) => row.account === account && tables.avatars.find(row.avatar)?.owner === account);
  return [
    ...avatars.map(({ collection, tokenId }) => ({ kind: 'avatar' as const, collection, tokenId })),
    ...traits.map(({ traitId }) => ({ kind: 'trait' as const, id: traitId })),
    ...(look === undefined ? [] : [{ kind: 'look' as const, id: look.id }]),
  ];
};

export const composeShowcases = (market: SeedMarket): void => {
  for (const account of market.accounts.slice(1, 1 + WALLETS)) {
    const items = shownBy(market, account);
    if (items.length > 0) market.tables.showcases.put(account, { account, items });
  }
};
