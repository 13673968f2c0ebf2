import { CollectionStatsSchema } from '@trait-market/contract/economy/collections';
import { OrderPageSchema } from '@trait-market/contract/economy/orders';
import {
  CollectionOfferPageSchema,
  type CollectionOffer,
  type CollectionOfferPage,
} from '@trait-market/contract/economy/tokens';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import { expectEach, expectOrdered, expectSame, readLaw, skipUnless, type Whole } from './reading';
import { cheapest } from './recount';
import { busiest } from './scope';
import { traitsOf } from './trait-readers';

/** The number of traits whose own lists of offers are compared. */
const COMPARED = 6;

const GROUPS = ['any trait', 'any avatar', 'slot', 'rarity', 'tier', 'one trait'] as const;

const groupOf = ({ gets: [wanted] }: CollectionOffer): (typeof GROUPS)[number] => {
  if (wanted?.kind === 'anyAvatar') return 'any avatar';
  if (wanted?.kind !== 'any') return 'one trait';
  const { root, slot, rarity } = wanted.criteria;
  if (root === ANY_TOKEN) return 'any trait';
  if (slot !== null) return 'slot';
  return rarity === null ? 'tier' : 'rarity';
};

const amountOf = ({ unitPrice }: CollectionOffer): bigint => BigInt(unitPrice?.amount ?? 0);

const wantedBy = ({ gets: [wanted] }: CollectionOffer): string => {
  if (wanted?.kind === 'any') return `any ${wanted.criteria.root}`;
  return wanted?.kind === 'trait' ? wanted.trait.id : '';
};

const isOf =
  (slug: string) =>
  ({ kind, gets: [wanted, ...others] }: CollectionOffer): boolean => {
    if (kind !== 'offer' || others.length > 0) return false;
    if (wanted?.kind === 'any') return wanted.criteria.collection === slug;
    if (wanted?.kind === 'anyAvatar') return wanted.collection === slug;
    return wanted?.kind === 'trait' && wanted.trait.collection === slug;
  };

const expectSorted = (offers: Whole<CollectionOfferPage>): void => {
  const placeOf = (offer: CollectionOffer): number => GROUPS.indexOf(groupOf(offer));
  expectOrdered(
    `offers by what they want: ${GROUPS.join(', ')}`,
    offers,
    (before, after) => placeOf(before) <= placeOf(after),
  );
  for (const group of GROUPS)
    expectOrdered(
      `offers for ${group} with the highest first`,
      { ...offers, items: offers.items.filter((offer) => groupOf(offer) === group) },
      (before, after) => amountOf(before) >= amountOf(after),
    );
};

/** Returns the traits that an offer accepts, if its words alone tell them. */
const acceptedBy = (
  { gets: [wanted] }: CollectionOffer,
  traits: readonly TraitCard[],
): readonly TraitCard[] | undefined => {
  if (wanted?.kind === 'trait') return traits.filter(({ id }) => id === wanted.trait.id);
  if (wanted?.kind !== 'any') return undefined;
  const { slot, tier, rarity } = wanted.criteria;
  if (tier !== null || rarity !== null) return undefined;
  return traits.filter((trait) => slot === null || trait.slot === slot);
};

const expectFloors = (offers: Whole<CollectionOfferPage>, traits: readonly TraitCard[]): void => {
  for (const offer of offers.items) {
    const accepted = acceptedBy(offer, traits);
    if (accepted === undefined) continue;
    expectSame(
      `the floor next to the offer for ${wantedBy(offer)}`,
      offer.floor?.amount ?? null,
      cheapest(accepted.map(({ floor }) => floor)),
      offers,
    );
  }
};

export const collectionOffers = readLaw('tokens.collectionOffers', 'every offer is listed', {
  rule: 'E508 The pages list each fillable offer for a collection’s traits or any avatar: those for any trait, for any avatar, by slot, by rarity, by tier and for one trait, the highest first, with the floor of what they want.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const params = { slug };
    const offers = await reader.all('economy.tokens.collectionOffers', CollectionOfferPageSchema, {
      params,
    });
    skipUnless(offers.isWhole, 'the collection has too many offers');
    skipUnless(offers.items.length > 0, 'the collection has no offer');
    expectEach(`offers for one trait or set of ${slug}`, offers, isOf(slug));
    expectSorted(offers);

    const stats = await reader.get('economy.collections.stats', CollectionStatsSchema, { params });
    const best = new Map<string, bigint>();
    for (const offer of offers.items) {
      if (groupOf(offer) === 'any avatar') continue;
      const wanted = wantedBy(offer);
      const price = amountOf(offer);
      if (price > (best.get(wanted) ?? -1n)) best.set(wanted, price);
    }
    expectSame('the traits and sets with an offer', best.size, stats.offers.total, offers);
    for (const { item, price } of stats.offers.items) {
      const wanted = item.kind === 'any' ? `any ${item.criteria.root}` : undefined;
      const id = item.kind === 'trait' ? item.trait.id : wanted;
      expectSame(`the best offer for ${id}`, String(best.get(id ?? '')), price.amount, offers);
    }

    const traits = await traitsOf(reader, slug);
    if (traits.isWhole) expectFloors(offers, traits.items);
    const listed = new Set(offers.items.map(({ hash }) => hash));
    for (const { id } of [
      ...traits.items.slice(0, COMPARED / 2),
      ...traits.items.slice(-COMPARED / 2),
    ]) {
      const own = await reader.all('economy.traits.orders', OrderPageSchema, {
        params: { id },
        query: { kind: 'offer' },
      });
      const missing = own.items.filter(({ hash }) => !listed.has(hash));
      expectSame(
        `offers for ${id} that aren’t listed`,
        missing.map(({ hash }) => hash),
        [],
        offers,
      );
      const accepting = offers.items.filter(
        (offer) => groupOf(offer) === 'any trait' || wantedBy(offer) === id,
      );
      const shown = new Set(own.items.map(({ hash }) => hash));
      const others = accepting.filter(({ hash }) => !shown.has(hash));
      if (own.isWhole)
        expectSame(
          `listed offers that don’t accept ${id}`,
          others.map(({ hash }) => hash),
          [],
          own,
        );
    }
  },
});
