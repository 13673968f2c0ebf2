import { RaritySchema, type Price } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { TimeAgo } from '@/components/economy/activity/time-ago';
import { CollectionLink } from '@/components/economy/items/collection-link';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Skeleton } from '@/components/ui/skeleton';
import type { RatesState } from '@/lib/economy/estimates/use-rates';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { valuesOfPrices, type Value } from './best-of';
import { CompareActions } from './compare-actions';
import { recentSales, salesRanges } from './recent-sales';
import { none, priceCell, type Row } from './row';
import { SalesLine } from './sales-line';
import type { ComparedTrait } from './use-compared';

const withHistory = (
  { history, hasHistoryFailed, at }: ComparedTrait,
  cell: (sales: ReturnType<typeof recentSales>) => ReactNode,
): ReactNode => {
  if (history !== undefined) return cell(recentSales(history, at));
  return hasHistoryFailed ? (
    none('Couldn’t load')
  ) : (
    <Skeleton className="h-6 w-24 rounded-control" />
  );
};

/** Returns the rows of the comparison, in the order in which they are shown. */
export const compareRows = (
  traits: readonly ComparedTrait[],
  rates: RatesState,
): Row<ComparedTrait>[] => {
  const priced = (priceOf: (of: ComparedTrait) => Price | null): readonly Value[] =>
    valuesOfPrices(traits.map(priceOf), rates);
  const counted = (countOf: (of: ComparedTrait) => Value): readonly Value[] => traits.map(countOf);
  const [now] = traits.map(({ at }) => at);
  const ranges = salesRanges(
    traits.flatMap(({ history, at }) => (history ? [recentSales(history, at).sales] : [])),
    now ?? new Date(0),
  );
  return [
    {
      title: 'Actions',
      cell: ({ trait }) => <CompareActions trait={trait} />,
      isForScreen: true,
    },
    {
      title: 'Collection',
      cell: ({ trait }) => (
        <CollectionLink slug={trait.collection} className="font-semibold accent-underline">
          {plainText(trait.collectionName)}
        </CollectionLink>
      ),
    },
    { title: 'Slot', cell: ({ trait }) => slotNames[trait.slot] },
    {
      title: 'Rarity',
      cell: ({ trait: { rarity, rank } }) => (
        <>
          <RarityWord rarity={rarity} />
          {rank && (
            <span className="block text-sm text-muted tabular-nums">
              {`Rank ${grouped(rank.place)} of ${grouped(rank.of)}`}
            </span>
          )}
        </>
      ),
      best: {
        word: 'Rarest',
        prefers: 'high',
        values: counted(({ trait: { rarity } }) =>
          // `unworn` is the last option, and says nothing about rarity.
          rarity === 'unworn' ? null : RaritySchema.options.indexOf(rarity),
        ),
      },
    },
    {
      title: 'Editions',
      cell: ({ trait: { editions } }) => <span className="tabular-nums">{grouped(editions)}</span>,
      best: {
        word: 'Fewest',
        prefers: 'low',
        values: counted(({ trait: { editions } }) => (editions === 0 ? null : editions)),
      },
    },
    {
      title: 'Floor',
      cell: ({ trait }) => priceCell(trait.floor, 'Not listed'),
      best: { word: 'Lowest', prefers: 'low', values: priced(({ trait }) => trait.floor) },
    },
    {
      title: 'Listed',
      cell: ({ trait: { listed, editions } }) => (
        <span className="tabular-nums">{`${grouped(listed)} of ${grouped(editions)}`}</span>
      ),
      best: { word: 'Most', prefers: 'high', values: counted(({ trait }) => trait.listed) },
    },
    {
      title: 'Best offer',
      cell: ({ trait }) => priceCell(trait.bestOffer, 'No offers'),
      best: { word: 'Highest', prefers: 'high', values: priced(({ trait }) => trait.bestOffer) },
    },
    {
      title: 'Last sale',
      cell: ({ trait: { lastSale }, at }) =>
        priceCell(
          lastSale?.price ?? null,
          'Never sold',
          lastSale && <TimeAgo at={lastSale.at} now={at} />,
        ),
      best: {
        word: 'Highest',
        prefers: 'high',
        values: priced(({ trait }) => trait.lastSale?.price ?? null),
      },
    },
    {
      title: 'Holders',
      cell: ({ trait }) => <span className="tabular-nums">{grouped(trait.holders.total)}</span>,
      best: { word: 'Most', prefers: 'high', values: counted(({ trait }) => trait.holders.total) },
    },
    {
      title: 'Volume, 30 days',
      cell: (of) =>
        withHistory(of, ({ volume, count }) =>
          priceCell(
            volume,
            'No sales',
            count === 1 ? '1 edition sold' : `${grouped(count)} editions sold`,
          ),
        ),
      best: {
        word: 'Highest',
        prefers: 'high',
        values: traits.some(({ history }) => history === undefined)
          ? [undefined]
          : priced(({ history, at }) => (history ? recentSales(history, at).volume : null)),
      },
    },
    {
      title: 'Sales, 30 days',
      cell: (of) =>
        withHistory(of, ({ sales }) => (
          <SalesLine sales={sales} range={ranges.get(of.trait.chainId)} />
        )),
    },
  ];
};
