import type { Price } from '@trait-market/contract/economy/shared';

import { aboutOrder, unitPrice, type Draft } from '../../../economy/notices/draft';
import { tell } from '../../../economy/notices/inbox';
import type { OrderTerms } from '../../../economy/orders/order-terms';
import type { NoticeContent } from '../../../economy/tables/notice-row';
import type { OrderRow } from '../../../economy/tables/rows';
import { DEMO_COLLECTOR } from '../../../world/collectors';
import { SETTLED } from '../../../world/holdings';
import { PERIOD_MS } from '../../../world/plans';
import { setEveryonesHoldings, type Scenario } from '../scenario';

const HOUR_MS = 60 * 60_000;
const PLAN_LEFT_MS = 30 * HOUR_MS;

/** The id of a search that no longer exists: notices remain when their search is deleted. */
const SAVED_SEARCH = '3f2c8d51-9a4e-4a57-8f0b-6d1c7e2b9a10';

/** The id of a price alert that no longer exists, as above. */
const ALERT = '3f2c8d51-9a4e-4a57-8f0b-6d1c7e2b9a11';

const percent = (price: Price, share: bigint): Price => ({
  ...price,
  amount: String((BigInt(price.amount) * share) / 100n),
});

const noticesOf = (
  listing: { row: OrderRow; terms: OrderTerms; price: Price },
  offer: { row: OrderRow; terms: OrderTerms; price: Price },
  collection: string,
): NoticeContent[] => {
  const listed = { ...aboutOrder(listing.row, listing.terms), by: listing.terms.maker };
  const offered = { ...aboutOrder(offer.row, offer.terms), by: offer.terms.maker };
  const { by: _seller, ...ownListing } = listed;
  const { by: _buyer, ...ownOffer } = offered;
  const { expiresAt } = listing.terms;
  return [
    { kind: 'sold', ...listed, by: offer.terms.maker, price: listing.price },
    { kind: 'offer-received', ...offered, price: offer.price, expiresAt: offer.terms.expiresAt },
    { kind: 'offer-accepted', ...offered, by: listing.terms.maker, price: offer.price },
    { kind: 'outbid', ...offered, price: offer.price, ownPrice: percent(offer.price, 80n) },
    { kind: 'undercut', ...listed, price: listing.price, ownPrice: percent(listing.price, 120n) },
    { kind: 'order-inactive', ...ownOffer, reason: 'maker-underfunded' },
    { kind: 'order-active', ...ownListing },
    { kind: 'order-ending', ...ownListing, expiresAt },
    {
      kind: 'watched-floor',
      ...listed,
      price: listing.price,
      floorBefore: percent(listing.price, 130n),
    },
    { kind: 'watched-sold', ...listed, price: listing.price },
    { kind: 'watched-listed', ...listed, price: listing.price },
    { kind: 'gift-received', by: listed.by, goods: listed.goods },
    {
      kind: 'search-match',
      ...listed,
      price: listing.price,
      search: { id: SAVED_SEARCH, name: 'Hats' },
      count: 3,
    },
    {
      kind: 'price-alert',
      ...listed,
      price: listing.price,
      alert: { id: ALERT, maxPrice: percent(listing.price, 110n).amount, unit: 'eth' },
    },
    {
      kind: 'watched-collection',
      collection,
      price: listing.price,
      floorBefore: percent(listing.price, 120n),
    },
  ];
};

export const scenario: Scenario = {
  summary: 'The demo wallet has one notification of each kind',
  apply: async (world, openMarket) => {
    setEveryonesHoldings(world, SETTLED);
    const now = world.clock.now();
    world.records.credits.of(DEMO_COLLECTOR, now - PERIOD_MS + PLAN_LEFT_MS);
    const { tables, termsOf, catalogue } = (await openMarket()).context;
    const orderOf = (kind: 'listing' | 'offer') => {
      for (const row of tables.orders.rows()) {
        const terms = termsOf(row);
        const price = unitPrice(terms);
        const [good] = kind === 'listing' ? terms.gives : terms.gets;
        const isOpen = row.filledAt === null && row.cancelledAt === null && terms.expiresAt > now;
        if (terms.kind !== kind || price === null || good?.kind !== 'trait' || !isOpen) continue;
        if (terms.maker !== DEMO_COLLECTOR) return { row, terms, price };
      }
      throw new Error(`The seed has no open ${kind} of a trait.`);
    };
    const listing = orderOf('listing');
    const [listed] = listing.terms.gives;
    const traitId = listed?.kind === 'trait' ? listed.traitId : '';
    const collection = catalogue.traits.get(traitId)?.collection ?? '';
    const drafts = noticesOf(listing, orderOf('offer'), collection).map(
      (content, index): Draft => ({
        subject: `full-inbox ${content.kind}`,
        at: now - index * HOUR_MS,
        content,
      }),
    );
    const watch = { account: DEMO_COLLECTOR, activity: 0, last: 0, off: [] };
    tables.watches.put(DEMO_COLLECTOR, tell(tables, watch, drafts));
  },
};
