import type { Section } from './clause';

/** Issue 48, item 2: reads of the economy have oracles. */
export const economyReads: Section = {
  title: 'Economy reads have oracles',
  clauses: [
    {
      clause: 'Every cursor is followed to its end: no item twice, as many as the total',
      checks: ['economy.*/flow/every page to the end'],
    },
    {
      clause: 'The same while the list grows or shrinks',
      checks: [
        'economy.*/flow/the list grows between two pages',
        'economy.*/flow/the list shrinks between two pages',
      ],
    },
    {
      clause: 'Each filter holds for every item, and facets add up',
      checks: [
        'economy.traits.browse/flow/filters and their counts',
        'economy.avatars.browse/flow/filters and their counts',
        'economy.avatars.browse/flow/traits worn',
        'economy.*/flow/each parameter has its effect',
      ],
    },
    {
      clause: 'Each sort holds over all pages',
      checks: [
        'economy.*/flow/each sort holds',
        'economy.avatars.browse/flow/sorts',
        'economy.traits.browse/flow/sorted by price',
      ],
    },
    {
      clause:
        'A trait has the same figures on every page: market, detail, orders, depth, holders, watched items',
      checks: [
        'economy.traits.detail/flow/every reader has the same figures',
        'economy.tokens.traitHolders/flow/all holders are listed',
        'economy.tokens.depth/flow/the depth follows the offers',
      ],
    },
    {
      clause: 'An avatar has the same figures on every page',
      checks: ['economy.avatars.detail/flow/every reader has the same figures'],
    },
    {
      clause: 'A collection’s statistics are those of its traits, avatars, holders and activity',
      checks: [
        'economy.collections.stats/flow/figures add up',
        'economy.collections.list/flow/the list has the figures of the statistics',
        'economy.tokens.collectionHolders/flow/all holders are listed',
        'economy.tokens.collectionOffers/flow/every offer is listed',
        'economy.tokens.collectionOffers/flow/an offer is listed while it is open',
      ],
    },
    {
      clause: 'Leaders have the ranks and values of the market',
      checks: ['economy.leaders.list/flow/ranks and values'],
    },
    {
      clause: 'An inventory agrees with holders and market',
      checks: ['economy.wallets.inventory/flow/agrees with holders and market'],
    },
    {
      clause: 'Ranks and tiers follow from what is worn and from the editions',
      checks: ['economy.traits.detail/flow/tiers and ranks'],
    },
    {
      clause: 'Floors are of their chain and follow the listings',
      checks: [
        'economy.traits.detail/flow/the floor follows the listings',
        'economy.collections.stats/flow/figures add up',
      ],
    },
    {
      clause: 'A trait’s and an avatar’s history are those of the activity',
      checks: [
        'economy.traits.history/flow/events, sales and days',
        'economy.avatars.history/flow/events, sales and types',
        'economy.tokens.pastOffers/flow/ended offers say how they ended',
      ],
    },
    {
      clause: 'Rates move with the clock and agree with each other',
      checks: ['economy.rates.now/flow/rates follow the clock'],
    },
    {
      clause: 'Entries of ledgers add up, and figures over time are in order',
      checks: [
        'economy.worth.value/flow/a wallet’s figures add up',
        'economy.*/sums/every answer',
        'credits.balances/flow/the ledger’s total',
      ],
    },
    {
      clause: '`listings/now` is true',
      checks: [
        'economy.listings.now/flow/prices are those of current listings',
        'economy.listings.now/flow/the next listing of a closed listing',
      ],
    },
    {
      clause:
        'Each query parameter has its effect, and the values of a repeated key are alternatives',
      checks: [
        'economy.*/flow/each parameter has its effect',
        'economy.searches.list/flow/every parameter is stored',
        'economy.events.stream/flow/only requested events are sent',
        'economy.orders.fulfilmentData/flow/the arguments to fill it on chain',
        'economy.criteria.find/flow/an offer for any trait of a kind',
      ],
    },
  ],
};
