import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import {
  type AddedCoin,
  type Asset,
  buildOrder,
  orderHash,
  type OrderTerms,
  seaportDomain,
} from '@trait-market/contract/economy/typed-data';
import { concat, domainSeparator, keccak256 } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';

import { pick, shuffle } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { CollectionEntry, TraitEntry } from '../catalogue/catalogue';
import { chainKey, looseKey } from '../tables/keys';
import type { ActivityRow, Good, OrderCriteria, OrderRow } from '../tables/rows';
import { weiOf, type Prices } from './compose-history';
import { DAY_MS, type SeedMarket } from './seed-market';

/** Limits the listings, because each signature takes a millisecond. */
const MOST_LISTINGS = 1_500;
const LISTED_SHARE = 0.6;
const MOST_OFFERS = 400;
const OFFERED_SHARE = 0.2;
const MOST_TRADES = 40;
const TRADED_SHARE = 0.03;

const MADE_WITHIN_DAYS = 24;
export const LASTING_MS = 33 * DAY_MS;

const WRAPPED = { 1: 3, 137: 20_000 } as const;

/** The number of signatures after which the code yields to the event loop. */
const SIGNATURES_AT_ONCE = 25;

type SeedEvents = readonly Omit<ActivityRow, 'id'>[];

type Draft = {
  terms: OrderTerms;
  account: Account;
  goods: Good[];
  inReturn: Good[];
  at: number;
  criteria?: OrderCriteria;
};

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Returns a function that looks up since when an account has held a number of loose editions of a
 * trait without a break.
 * @param events the sales and mints so far, the oldest first
 */
const createHeldSince = ({ tables }: SeedMarket, events: SeedEvents) => {
  const byTrait = new Map<string, SeedEvents[number][]>();
  for (const event of events) {
    const [good] = event.goods;
    if (good?.kind !== 'trait' || (event.type !== 'sale' && event.type !== 'mint')) continue;
    byTrait.set(good.traitId, [event, ...(byTrait.get(good.traitId) ?? [])]);
  }
  return (account: Account, traitId: string, quantity: number): number => {
    let held = tables.loose.find(looseKey(account, traitId))?.quantity ?? 0;
    for (const { type, at, from, to, goods } of byTrait.get(traitId) ?? []) {
      const [good] = goods;
      const moved = good?.kind === 'trait' ? good.quantity : 0;
      if ((type === 'sale' ? to : from) === account) held -= moved;
      else if (from === account) held += moved;
      if (held < quantity) return at;
    }
    return Number.NEGATIVE_INFINITY;
  };
};

const createDesk = (market: SeedMarket, prices: Prices, events: SeedEvents) => {
  const { catalogue, random, anchor, tables } = market;
  const keys = new Map(
    market.people.flatMap(({ account, privateKey }) =>
      privateKey === undefined ? [] : [[account, privateKey] as const],
    ),
  );
  const signers = [...keys.keys()];

  const madeAt = () => anchor - Math.floor(random() ** 1.5 * MADE_WITHIN_DAYS * DAY_MS) - 60_000;
  const heldSince = createHeldSince(market, events);
  const placeOf = (trait: TraitEntry): CollectionEntry => {
    const found = catalogue.collections.get(trait.collection);
    if (found === undefined) throw new RangeError(`${trait.id} is of no collection`);
    return found;
  };
  const assetOf = (trait: TraitEntry, quantity: bigint) =>
    ({
      kind: 'trait',
      token: placeOf(trait).contracts.traits,
      tokenId: trait.tokenId,
      quantity,
    }) satisfies Asset;
  const goodOf = (trait: TraitEntry, quantity = 1): Good => ({
    kind: 'trait',
    traitId: trait.id,
    quantity,
  });
  const common = (trait: TraitEntry, maker: Account, at: number) => ({
    chainId: placeOf(trait).chainId,
    maker,
    expiresAt: at + LASTING_MS,
    counter: '0',
    salt: String(Math.floor(random() * 2 ** 48)),
  });
  const priceOf = (trait: TraitEntry, times: number): bigint =>
    weiOf((prices.get(trait.id) ?? 1) * times);
  /** Returns the coin that makes up for the cheaper side of a trade; undefined for equal prices. */
  const coinOf = (given: TraitEntry, wanted: TraitEntry): AddedCoin | undefined => {
    const difference = priceOf(wanted, 1) - priceOf(given, 1);
    if (difference === 0n) return undefined;
    return difference > 0n
      ? { side: 'given', amount: difference, fees: placeOf(wanted).fees }
      : { side: 'wanted', amount: -difference, fees: placeOf(given).fees };
  };
  const signingHolders = (trait: TraitEntry) =>
    tables.loose.findBy('trait', trait.id).filter(({ account }) => keys.has(account));

  return {
    keys,
    listing: (trait: TraitEntry): Draft[] => {
      const holders = shuffle(random, signingHolders(trait)).slice(0, 1 + Math.floor(random() * 2));
      return holders.map(({ account, quantity: held }) => {
        const drawn = madeAt();
        const quantity = 1 + Math.floor(random() * Math.min(3, held));
        const at = Math.max(drawn, heldSince(account, trait.id, quantity));
        return {
          account,
          at,
          goods: [goodOf(trait, quantity)],
          inReturn: [],
          terms: {
            ...common(trait, account, at),
            kind: 'listing',
            asset: assetOf(trait, BigInt(quantity)),
            unitPrice: priceOf(trait, 0.95 + random() * 0.7),
            fees: placeOf(trait).fees,
          },
        };
      });
    },
    offer: (trait: TraitEntry): Draft[] => {
      const account = pick(random, signers);
      const at = madeAt();
      return [
        {
          account,
          at,
          goods: [goodOf(trait)],
          inReturn: [],
          terms: {
            ...common(trait, account, at),
            kind: 'offer',
            asset: assetOf(trait, 1n),
            unitPrice: priceOf(trait, 0.55 + random() * 0.35),
            fees: placeOf(trait).fees,
            commitments: [],
          },
        },
      ];
    },
    trade: (trait: TraitEntry): Draft[] => {
      const wanted = pick(random, catalogue.traitsOf(trait.collection));
      return signingHolders(trait)
        .slice(0, wanted.id === trait.id ? 0 : 1)
        .map(({ account }) => {
          const at = Math.max(madeAt(), heldSince(account, trait.id, 1));
          const terms = common(trait, account, at);
          // Takes no random number, so that all other orders stay as they were.
          const coin = Number(terms.salt) % 2 === 0 ? coinOf(trait, wanted) : undefined;
          return {
            account,
            at,
            goods: [goodOf(trait)],
            inReturn: [goodOf(wanted)],
            terms: {
              ...terms,
              kind: 'trade',
              gives: [assetOf(trait, 1n)],
              gets: [assetOf(wanted, 1n)],
              ...(coin && { coin }),
              commitments: [],
            },
          };
        });
    },
  };
};

const shownPrice = (terms: OrderTerms): ActivityRow['price'] => {
  if (terms.kind === 'trade') {
    const { coin } = terms;
    return coin
      ? { coin: coin.side === 'given' ? 'wrapped' : 'native', amount: String(coin.amount) }
      : null;
  }
  const units = terms.asset.kind === 'avatar' ? 1n : terms.asset.quantity;
  const coin = terms.kind === 'listing' ? 'native' : 'wrapped';
  return { coin, amount: String(terms.unitPrice * units) };
};

const DOMAINS = {
  1: domainSeparator({ domain: seaportDomain(1) }),
  137: domainSeparator({ domain: seaportDomain(137) }),
} as const;

export const enter = async (
  market: SeedMarket,
  signer: PrivateKeyAccount,
  draft: Draft,
): Promise<OrderRow> => {
  const { terms, at, account, goods, inReturn, criteria } = draft;
  const components = buildOrder(terms);
  const hash = orderHash(components);
  const row: OrderRow = {
    hash,
    chainId: terms.chainId,
    components,
    commitments: [...(terms.commitments ?? [])],
    ...(criteria && { criteria }),
    // Signs the known hash, because `signTypedData` would hash the whole order again.
    signature: await signer.sign({
      hash: keccak256(concat(['0x1901', DOMAINS[terms.chainId], hash])),
    }),
    createdAt: at,
    filled: 0,
    filledAt: null,
    cancelledAt: null,
    dormantSince: null,
    revivedAt: null,
  };
  market.tables.orders.put(hash, row);
  market.happened({
    type: terms.kind,
    at,
    chainId: terms.chainId,
    from: account,
    goods,
    inReturn,
    price: shownPrice(terms),
    orderHash: hash,
  });
  return row;
};

export const composeOrders = async (
  market: SeedMarket,
  prices: Prices,
  events: SeedEvents,
): Promise<void> => {
  const { catalogue, random, tables } = market;
  const desk = createDesk(market, prices, events);
  if (desk.keys.size === 0) return;
  for (const account of desk.keys.keys()) {
    for (const chainId of CHAIN_IDS) {
      const wei = weiOf(WRAPPED[chainId] * (0.3 + random()));
      tables.wrapped.put(chainKey(chainId, account), String(wei));
    }
  }
  const traits = shuffle(random, [...catalogue.traits.values()]);
  const some = (share: number, most: number) =>
    shuffle(random, traits).slice(0, Math.min(most, Math.ceil(traits.length * share)));
  const drafts = [
    ...some(LISTED_SHARE, MOST_LISTINGS).flatMap(desk.listing),
    ...some(OFFERED_SHARE, MOST_OFFERS).flatMap(desk.offer),
    ...some(TRADED_SHARE, MOST_TRADES).flatMap(desk.trade),
  ];
  const signers = new Map(
    [...desk.keys].map(([account, key]) => [account, privateKeyToAccount(key)]),
  );
  for (const [index, draft] of drafts.entries()) {
    const signer = signers.get(draft.account);
    if (signer !== undefined) await enter(market, signer, draft);
    if (index % SIGNATURES_AT_ONCE === 0) await breathe();
  }
};
