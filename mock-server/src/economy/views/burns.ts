import type { BurnState, LightBurn } from '@trait-market/contract/economy/burns';

import type { Account } from '../../kernel/account';
import { MarketRefusal } from '../shared/refusal';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { burnState, type BurnRow } from '../tables/burn-row';
import { settledAction } from './view/settled-action';
import { partyOf, timeOf, traitRefOf, type View } from './view/view';

/** @throws MarketRefusal for an unknown burn */
export const knownBurn = ({ market }: View, id: string): BurnRow => {
  const found = market.context.tables.burns.find(id.toLowerCase());
  if (found === undefined) throw new MarketRefusal('unknown-burn', 'There is no such burn.');
  return found;
};

export const burnKey = ({ lockedAt, id }: BurnRow): SortKey => [-lockedAt, id];

export const burnsOf = (
  { market }: View,
  account: Account,
  state: BurnState | undefined,
): BurnRow[] =>
  sortByKey(
    market.context.tables.burns
      .findBy('account', account)
      .filter((row) => state === undefined || burnState(row) === state),
    burnKey,
  );

export const presentBurn = (view: View, row: BurnRow): LightBurn => {
  const { id, chainId, account, traitId, quantity, lockedAt, until, withdrawnAt, gone } = row;
  return {
    id,
    chainId,
    by: partyOf(view, account),
    trait: traitRefOf(view, traitId),
    quantity,
    state: burnState(row),
    lockedAt: timeOf(lockedAt),
    until: timeOf(until),
    withdrawnAt: withdrawnAt === null ? null : timeOf(withdrawnAt),
    certificate: gone && {
      number: gone.number,
      at: timeOf(until),
      before: gone.left + quantity,
      after: gone.left,
    },
    asOf: timeOf(view.market.context.now()),
    ...(gone && settledAction(view, id, { type: 'burn', at: until, chainId, from: account })),
  };
};
