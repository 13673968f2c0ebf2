import type { TraitCard } from '@trait-market/contract/economy/traits';
import { memo, useEffect, useRef } from 'react';

import { MarketCard } from '@/components/economy/items/market-card';
import { cn } from '@/lib/cn';

import { quickButtons } from './quick-buttons';
import { useFocusedIndex } from './use-focused-index';
import { useNearCards } from './use-near-cards';
import { useScrollUnanchored } from './use-scroll-unanchored';
import { useWallMetrics } from './use-wall-metrics';
import { wallGrid } from './wall-grid';

/** The number of rows before the end of a list at which the next page is fetched. */
const AHEAD_ROWS = 8;
/** Cards that are probably visible without scrolling: rendered with the first frame. */
export const AT_ONCE = 8;

type PlaceProps = { trait: TraitCard; index: number; columns: number; total: number };

/** States its index and the total, because most cards aren't in the document. */
const Place = memo(function Place({ trait, index, columns, total }: PlaceProps) {
  return (
    <li
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      // Clips outside the focus ring, so that adding or removing a card repaints no others.
      className="relative overflow-clip [contain:size_layout_style] [overflow-clip-margin:0.5rem]"
      style={{ gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 }}
    >
      <MarketCard trait={trait} eager />
      {trait.floor && quickButtons(trait.id, trait.value)}
    </li>
  );
});

type TraitWallProps = {
  traits: readonly TraitCard[];
  total: number;
  /** Called repeatedly near the end until there is more. */
  onNearEnd: () => void;
};

/** Renders cards near the window and the focused one, so that the keyboard keeps its place. */
export const TraitWall = memo(function TraitWall({ traits, total, onNearEnd }: TraitWallProps) {
  const wall = useRef<HTMLUListElement>(null);
  const metrics = useWallMetrics(wall);
  const focused = useFocusedIndex(wall);
  useScrollUnanchored();
  const { columns, height, gap } = metrics;
  const rows = Math.ceil(traits.length / columns);
  const { first, last } = useNearCards(traits.length, metrics, AT_ONCE);
  const isNear = (index: number) => index >= first && index <= last;

  const isNearEnd = last >= (rows - AHEAD_ROWS) * columns;
  useEffect(() => {
    if (!isNearEnd) return undefined;
    // A separate task, because the one that rendered the cards is long enough.
    const task = setTimeout(onNearEnd);
    return () => clearTimeout(task);
  }, [isNearEnd, traits, onNearEnd]);

  const near = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const drawn = focused === undefined || isNear(focused) ? near : [...near, focused];
  return (
    <ul
      ref={wall}
      aria-label="Traits"
      data-at-end={last === traits.length - 1 || undefined}
      className={cn(wallGrid, '[contain:size_layout_style]')}
      style={{ gridAutoRows: height, height: Math.max(rows * (height + gap) - gap, 0) }}
    >
      {drawn
        .toSorted((one, other) => one - other)
        .map((index) => {
          const trait = traits[index];
          return (
            trait && (
              <Place key={index} trait={trait} index={index} columns={columns} total={total} />
            )
          );
        })}
    </ul>
  );
});
