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

/** The next page is fetched when fewer than this number of rows remain below the rendered cards. */
const AHEAD_ROWS = 8;
/**
 * The number of cards that are probably visible without scrolling. They are rendered in the first
 * frame.
 */
export const AT_ONCE = 8;

type PlaceProps = { trait: TraitCard; index: number; columns: number; total: number };

/**
 * A card in the grid. It declares its index and the total to screen readers, because most cards
 * aren't in the document.
 */
const Place = memo(function Place({ trait, index, columns, total }: PlaceProps) {
  return (
    <li
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      // Clips the card outside its focus ring, so that adding or removing a card doesn't repaint
      // the others.
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
  /** Called when the end of the list comes near, and again until more traits arrive. */
  onNearEnd: () => void;
};

/**
 * Renders only the cards near the viewport and the focused card. Without the focused card, keyboard
 * users would lose their position.
 */
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
    // Runs in a separate task, because the task that rendered the cards is already long.
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
