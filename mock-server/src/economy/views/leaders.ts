import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Leader, LeaderMetric, LeaderPeriod } from '@trait-market/contract/economy/leaders';

import type { Account } from '../../kernel/account';
import { rarityScoreOf } from './avatars';
import { PERIOD_MS } from '../prices/periods';
import { shownSum } from './view/shown-sum';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { collectionEntry, partyOf, type View } from './view/view';

type LeadersQuery = {
  metric: LeaderMetric;
  period: LeaderPeriod;
  chainId: ChainId;
};

export type Ranked = {
  account: Account;
  rank: number;
  score: bigint;
  value: string;
};

export const leaderKey = ({ score, account }: Ranked): SortKey => [-score, account];

/** Rarity scores are ranked in hundredths, so that the scores of all metrics are integers. */
const HUNDREDTHS = 100;

const COUNTED = { volume: 'sale', constructed: 'wear', burned: 'burn' } as const;

const scores = (view: View, { metric, period, chainId }: LeadersQuery): Map<Account, bigint> => {
  const { tables, now } = view.market.context;
  const found = new Map<Account, bigint>();
  const add = (account: Account, by: bigint): void =>
    void found.set(account, (found.get(account) ?? 0n) + by);

  if (metric === 'rarity') {
    for (const row of tables.avatars.rows()) {
      if (collectionEntry(view, row.collection).chainId !== chainId) continue;
      add(row.owner, BigInt(Math.round(rarityScoreOf(view, row) * HUNDREDTHS)));
    }
    return found;
  }
  const until = now();
  const after = until - PERIOD_MS[period];
  for (const { at, from, to, price, goods, ...row } of tables.log.of('type', COUNTED[metric])) {
    if (row.chainId !== chainId || at <= after || at > until) continue;
    if (metric === 'volume' && price !== null && to !== null) {
      add(from, BigInt(price.amount));
      add(to, BigInt(price.amount));
    }
    if (metric === 'constructed') add(from, 1n);
    if (metric === 'burned') {
      for (const good of goods) if (good.kind === 'trait') add(from, BigInt(good.quantity));
    }
  }
  return found;
};

const shown = (metric: LeaderMetric, score: bigint): string =>
  metric === 'rarity' ? (Number(score) / HUNDREDTHS).toFixed(2) : shownSum(score);

export const rankCollectors = (view: View, query: LeadersQuery): Ranked[] => {
  const found = [...scores(view, query)]
    .filter(([, score]) => score > 0n)
    .map(([account, score]) => ({ account, score, value: shown(query.metric, score), rank: 0 }));
  let rank = 0;
  let before: bigint | undefined;
  return sortByKey(found, leaderKey).map((one, index) => {
    if (one.score !== before) rank = index + 1;
    before = one.score;
    return { ...one, rank };
  });
};

export const presentLeader = (view: View, { account, rank, value }: Ranked): Leader => {
  const { avatarPhoto } = view.profileOf(account);
  return { rank, collector: partyOf(view, account), avatarPhoto, value };
};
