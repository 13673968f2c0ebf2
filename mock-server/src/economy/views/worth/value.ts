import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import {
  VALUE_HISTORY_DAYS,
  type HoldingValue,
  type ValuePoint,
  type WalletValue,
} from '@trait-market/contract/economy/worth';

import type { Account } from '../../../kernel/account';
import { anyWanted, isInCriteria } from '../../traits/criteria';
import { lowestOf } from '../../prices/floors';
import { worthAt } from '../../prices/rates';
import type { ActivityRow, Good } from '../../tables/rows';
import { matchOffers, type OpenOffer } from './match-offers';
import { shownSum } from '../view/shown-sum';
import { stateNow } from '../view/state-now';
import { collectionEntry, timeOf, traitEntry, type View } from '../view/view';

const DAY_MS = 24 * 60 * 60_000;

type Held = { loose: number; worn: number };
type Counts = Map<string, number>;

export const heldBy = ({ market }: View, account: Account): Map<string, Held> => {
  const { tables } = market.context;
  const held = new Map<string, Held>();
  const of = (id: string) => held.get(id) ?? { loose: 0, worn: 0 };
  for (const { traitId, quantity } of tables.loose.findBy('account', account)) {
    held.set(traitId, { ...of(traitId), loose: quantity });
  }
  for (const { worn } of tables.avatars.findBy('owner', account)) {
    for (const id of Object.values(worn)) held.set(id, { ...of(id), worn: of(id).worn + 1 });
  }
  return held;
};

/** Returns the offers of others for these traits, including offers with criteria. */
const offersOfOthers = (view: View, account: Account, ids: readonly string[]): OpenOffer[] => {
  const { context, summaries } = view.market;
  const { catalogue, tables, termsOf } = context;
  const named = ids.flatMap((id) =>
    summaries
      .offersOf(id)
      .flatMap(({ maker, price, units }): OpenOffer[] =>
        maker === account ? [] : [{ price, units, fits: [id] }],
      ),
  );
  const traits = ids.map((id) => traitEntry(view, id));
  const collections = new Set(traits.map(({ collection }) => collection));
  const ofKinds = [...collections].flatMap((slug) => {
    const token = catalogue.collections.get(slug)?.contracts.traits.toLowerCase() ?? '';
    return tables.orders.findBy('openCriteria', token).flatMap((row): OpenOffer[] => {
      const { maker, money, gets } = termsOf(row);
      const wanted = anyWanted(gets);
      const state = stateNow(view, row);
      if (maker === account || !money || !wanted || state.kind !== 'fillable') return [];
      const fits = traits.filter((trait) => isInCriteria(row, wanted, trait)).map(({ id }) => id);
      return fits.length === 0 ? [] : [{ price: money.price, units: state.units, fits }];
    });
  });
  return [...named, ...ofKinds];
};

export const offersFor = (
  view: View,
  account: Account,
  traitId: string,
  editions: number,
): readonly bigint[] =>
  matchOffers(new Map([[traitId, editions]]), offersOfOthers(view, account, [traitId])).get(
    traitId,
  ) ?? [];

/** A user's own listings don't raise what they own is worth. */
export const floorOfOthers = (
  { market: { summaries } }: View,
  account: Account,
  traitId: string,
): bigint | undefined =>
  lowestOf(
    summaries.listingsOf(traitId).flatMap(({ maker, price }) => (maker === account ? [] : [price])),
  );

const sumOf = (prices: readonly bigint[]): bigint => prices.reduce((sum, one) => sum + one, 0n);

type Sums = Pick<HoldingValue, 'editions' | 'withoutFloor' | 'withoutOffer'> & {
  floor: bigint;
  bestOffer: bigint;
};

const nothing = (): Sums => ({
  editions: 0,
  floor: 0n,
  withoutFloor: 0,
  bestOffer: 0n,
  withoutOffer: 0,
});

const add = (
  sums: Sums,
  editions: number,
  floor: bigint | undefined,
  offers: readonly bigint[],
): void => {
  sums.editions += editions;
  if (floor === undefined) sums.withoutFloor += editions;
  else sums.floor += floor * BigInt(editions);
  sums.bestOffer += sumOf(offers);
  sums.withoutOffer += editions - offers.length;
};

const shown = ({ floor, bestOffer, ...counts }: Sums): HoldingValue => ({
  ...counts,
  floor: shownSum(floor),
  bestOffer: shownSum(bestOffer),
});

const chainOf = (view: View, traitId: string): ChainId =>
  collectionEntry(view, traitEntry(view, traitId).collection).chainId;

const chainValues = (
  view: View,
  account: Account,
  held: ReadonlyMap<string, Held>,
): WalletValue['chains'] => {
  const sums = CHAIN_IDS.map((chainId) => ({ chainId, loose: nothing(), worn: nothing() }));
  const editions = new Map([...held].map(([id, { loose, worn }]) => [id, loose + worn]));
  const matched = matchOffers(editions, offersOfOthers(view, account, [...held.keys()]));
  for (const [id, { loose, worn }] of held) {
    const chain = sums.find(({ chainId }) => chainId === chainOf(view, id));
    if (chain === undefined) continue;
    const floor = floorOfOthers(view, account, id);
    const offers = matched.get(id) ?? [];
    add(chain.loose, loose, floor, offers.slice(0, loose));
    add(chain.worn, worn, floor, offers.slice(loose));
  }
  return sums.map(({ chainId, loose, worn }) => ({
    chainId,
    loose: shown(loose),
    worn: shown(worn),
  }));
};

const lastSaleUntil = ({ market }: View, traitId: string, at: number): bigint | undefined => {
  const sale = market.context.tables.log
    .of('trait', traitId)
    .find((row) => row.type === 'sale' && row.at <= at && row.price !== null);
  const [good] = sale?.goods ?? [];
  if (sale?.price === undefined || sale.price === null || good?.kind !== 'trait') return undefined;
  return BigInt(sale.price.amount) / BigInt(good.quantity);
};

const changesOf = (view: View, row: ActivityRow, account: Account): [string, number][] => {
  const { tables } = view.market.context;
  const editions = (goods: readonly Good[], sign: number) =>
    goods.flatMap((good): [string, number][] => {
      if (good.kind === 'trait') return [[good.traitId, sign * good.quantity]];
      if (good.kind === 'any' || good.kind === 'anyAvatar') return [];
      // Uses the traits that the avatar wears today, because its look at that time is unknown.
      const worn = Object.values(tables.avatars.find(good.avatar)?.worn ?? {});
      return worn.map((id) => [id, sign]);
    });
  const { type, from, to, goods, inReturn } = row;
  if (type === 'mint' || type === 'pack' || type === 'burn') {
    return from === account
      ? editions(
          goods.filter(({ kind }) => kind === 'trait'),
          type === 'burn' ? -1 : 1,
        )
      : [];
  }
  if (type === 'reroll') {
    return from === account ? [...editions(goods, -1), ...editions(inReturn, 1)] : [];
  }
  if (to === null || !(type === 'sale' || type === 'swap' || type === 'transfer')) return [];
  const sign = (to === account ? 1 : 0) - (from === account ? 1 : 0);
  return [...editions(goods, sign), ...editions(inReturn, -sign)];
};

const valueOf = (view: View, counts: Counts, at: number): ValuePoint => {
  const sums = new Map<ChainId, bigint>(CHAIN_IDS.map((chainId) => [chainId, 0n]));
  for (const [id, count] of counts) {
    const price = count > 0 ? lastSaleUntil(view, id, at) : undefined;
    if (price === undefined) continue;
    const chainId = chainOf(view, id);
    sums.set(chainId, (sums.get(chainId) ?? 0n) + price * BigInt(count));
  }
  return {
    at: timeOf(at),
    chains: [...sums].map(([chainId, amount]) => ({ chainId, amount: shownSum(amount) })),
    worth: worthAt(at),
  };
};

/** Reconstructs a wallet's holdings per day from its activities, starting from today. */
const historyOf = (
  view: View,
  account: Account,
  held: ReadonlyMap<string, Held>,
  now: number,
): ValuePoint[] => {
  const { tables } = view.market.context;
  const counts: Counts = new Map([...held].map(([id, { loose, worn }]) => [id, loose + worn]));
  const happened = tables.log.of('wallet', account).toSorted((one, other) => other.at - one.at);
  const points: ValuePoint[] = [];
  let next = 0;
  for (let day = 0; day <= VALUE_HISTORY_DAYS; day += 1) {
    const at = now - day * DAY_MS;
    for (let row = happened[next]; row !== undefined && row.at > at; row = happened[next]) {
      for (const [id, change] of changesOf(view, row, account)) {
        counts.set(id, (counts.get(id) ?? 0) - change);
      }
      next += 1;
    }
    points.push(valueOf(view, counts, at));
    // `held` excludes editions locked for a pending burn. A lock lasts minutes, so at every earlier
    // point the wallet held them.
    if (day === 0) {
      for (const { traitId, quantity } of tables.locked.findBy('account', account)) {
        counts.set(traitId, (counts.get(traitId) ?? 0) + quantity);
      }
    }
  }
  return points.toReversed();
};

export const walletValue = (view: View, account: Account): WalletValue => {
  const held = heldBy(view, account);
  const now = view.market.context.now();
  return {
    asOf: timeOf(now),
    chains: chainValues(view, account, held),
    history: historyOf(view, account, held, now),
  };
};
