import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick } from '../../art/random';
import type { CollectionEntry } from '../catalogue/catalogue';
import { openOrdersFor } from '../read-models/avatar-orders';
import { lowestOf } from '../prices/floors';
import { termsOf } from '../orders/order-terms';
import { chainKey } from '../tables/keys';
import { enter, LASTING_MS } from './compose-orders';
import { DAY_MS, type SeedMarket } from './seed-market';

const MADE_WITHIN_DAYS = 10;
const MOST_WANTED = 3;
/** Every so many collections, one has such an offer. */
const EVERY = 3;

const floorIn = ({ catalogue, tables }: SeedMarket, slug: string): bigint | undefined => {
  const context = { catalogue, tables, termsOf: termsOf.bind(undefined, catalogue) };
  return lowestOf(
    tables.avatars
      .findBy('collection', slug)
      .flatMap((row) => openOrdersFor(context, row, 'listing'))
      .flatMap((order) => context.termsOf(order).money?.price ?? []),
  );
};

/** Rounds to three digits, as people enter prices. */
const rounded = (wei: bigint): bigint => {
  const unit = 10n ** BigInt(Math.max(0, String(wei).length - 3));
  return (wei / unit) * unit;
};

const offer = async (
  market: SeedMarket,
  random: () => number,
  { slug, chainId, contracts, fees }: CollectionEntry,
): Promise<void> => {
  const { anchor, tables } = market;
  const at = anchor - Math.floor(random() * MADE_WITHIN_DAYS * DAY_MS) - 60_000;
  const quantity = 1 + Math.floor(random() * MOST_WANTED);
  const percent = BigInt(60 + Math.floor(random() * 25));
  const salt = String(Math.floor(random() * 2 ** 48));
  const place = random();
  const floor = floorIn(market, slug);
  if (floor === undefined) return;
  const unitPrice = rounded((floor * percent) / 100n);
  const [demo] = market.accounts;
  const payers = market.people.flatMap(({ account, privateKey }) => {
    const wrapped = BigInt(tables.wrapped.find(chainKey(chainId, account)) ?? 0);
    return privateKey === undefined || account === demo || wrapped < unitPrice * BigInt(quantity)
      ? []
      : [{ account, privateKey }];
  });
  if (payers.length === 0) return;
  const { account, privateKey } = pick(() => place, payers);
  await enter(market, privateKeyToAccount(privateKey), {
    account,
    at,
    goods: [{ kind: 'anyAvatar', collection: slug, quantity }],
    inReturn: [],
    terms: {
      kind: 'offer',
      chainId,
      maker: account,
      asset: { kind: 'anyAvatar', token: contracts.avatars, quantity: BigInt(quantity) },
      unitPrice,
      fees,
      commitments: [],
      expiresAt: at + LASTING_MS,
      counter: '0',
      salt,
    },
  });
};

/**
 * Offers for any avatar of some collections, below their floors. Uses a separate random source, so
 * that changes here don't change the rest of the market.
 */
export const composeAnyAvatarOffers = async (
  market: SeedMarket,
  randomSeed: string,
): Promise<void> => {
  const random = createRandom(`${randomSeed} any avatar`);
  const some = [...market.catalogue.collections.values()].filter((_, index) => index % EVERY === 1);
  for (const collection of some) await offer(market, random, collection);
};
