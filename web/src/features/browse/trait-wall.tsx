import type { FacetValue, TraitCard } from '@trait-market/contract/economy/traits';
import {
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { lazyComponent } from '@/components/lazy-component';
import { type CardState, useCardStates } from '@/components/market-search/use-card-states';
import { WallCard } from '@/components/market-search/wall-card';
import { wallGrid } from '@/components/market-search/wall-grid';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { loadOnDemand } from './load-on-demand';
import type { ChangeSelected, Selected } from './selection/selected';
import { useNearCards } from './use-near-cards';
import { useWallMetrics, type WallMetrics } from './use-wall-metrics';

const SelectBox = lazyComponent(async () => (await loadOnDemand()).WallSelectBox, {
  Failed: null,
});

const useFocusedIndex = (list: RefObject<HTMLElement | null>): number | undefined => {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = ({ target }: FocusEvent) => {
      const item = target instanceof Element && target.closest<HTMLElement>('[data-index]');
      setFocused(item ? Number(item.dataset['index']) : undefined);
    };
    const forget = () => setFocused(undefined);
    element.addEventListener('focusin', follow);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', follow);
      element.removeEventListener('focusout', forget);
    };
  }, [list]);
  return focused;
};

/** Disables scroll anchoring, which would follow the footer through all pages of a list. */
const useScrollUnanchored = (): void => {
  useLayoutEffect(() => {
    // On the root element, content with a fixed position could still be the anchor.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
};

/** The next page is fetched when fewer than this number of rows remain below the rendered cards. */
const AHEAD_ROWS = 8;
/** The number of cards in the first render: a page of the list, so that the server sends it whole. */
const FIRST_CARDS = 24;
/** The number of cards probably visible without scrolling, whose pictures load first. */
const VISIBLE_CARDS = 10;
/** The number of cards in a phone's first row. */
const FIRST_ROW = 2;

type PlaceProps = CardState & {
  trait: TraitCard;
  collection: string | undefined;
  index: number;
  /** Undefined until the wall is measured: the browser then places the card. */
  columns: number | undefined;
  total: number;
  /** Undefined while traits can't be selected. */
  isSelected: boolean | undefined;
  isFull: boolean;
  onSelect: ChangeSelected;
};

/** Declares its index and the total, because most cards aren't in the document. */
const Place = memo(function Place({
  trait,
  index,
  columns,
  total,
  isSelected,
  isFull,
  onSelect,
  ...card
}: PlaceProps) {
  return (
    <li
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={
        columns === undefined
          ? {}
          : { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 }
      }
    >
      <WallCard
        {...card}
        trait={trait}
        eager={index < FIRST_ROW ? 'first' : index < VISIBLE_CARDS || index >= FIRST_CARDS}
        hasButtons={isSelected === undefined}
      />
      {isSelected !== undefined && (
        <SelectBox trait={trait} isSelected={isSelected} isFull={isFull} onSelect={onSelect} />
      )}
    </li>
  );
});

/** Returns the size of the whole wall, most of whose cards aren't in the document. */
const sizeOf = ({ columns, height, gap }: WallMetrics, count: number) => {
  const rows = Math.ceil(count / columns);
  return { gridAutoRows: height, height: Math.max(rows * (height + gap) - gap, 0) };
};

type TraitWallProps = {
  traits: readonly TraitCard[];
  total: number;
  /** The names of the collections, by their ids. */
  collections: readonly Pick<FacetValue, 'value' | 'name'>[];
  selected: Selected | undefined;
  onSelect: ChangeSelected;
  /** Called when the end of the list comes near, and again until more traits arrive. */
  onNearEnd: () => void;
};

/** Renders cards near the viewport and the focused one, so that keyboards keep their place. */
export function TraitWall({
  traits,
  total,
  collections,
  selected,
  onSelect,
  onNearEnd,
}: TraitWallProps) {
  const wall = useRef<HTMLUListElement>(null);
  const { ownFloors, stateOf } = useCardStates();
  const isFull = (selected?.size ?? 0) >= BATCH_ACTIONS_MAX;
  const metrics = useWallMetrics(wall);
  const focused = useFocusedIndex(wall);
  useScrollUnanchored();
  const { first, last } = useNearCards(traits.length, metrics, FIRST_CARDS);
  const names = new Map(collections.map(({ value, name }) => [value, name]));

  const isNearEnd =
    metrics !== undefined &&
    last >= (Math.ceil(traits.length / metrics.columns) - AHEAD_ROWS) * metrics.columns;
  const fetchMore = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) fetchMore();
  }, [isNearEnd, traits]);

  const near = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  const drawn = [...new Set([...near, focused ?? first])];
  return (
    <ul
      ref={wall}
      aria-label="Traits"
      data-at-end={last === traits.length - 1 || undefined}
      className={wallGrid}
      style={metrics && sizeOf(metrics, traits.length)}
    >
      {ownFloors}
      {drawn
        .toSorted((one, other) => one - other)
        .map((index) => {
          const trait = traits[index];
          return (
            trait && (
              <Place
                // By trait, so that a press that starts on one card never ends on another.
                key={trait.id}
                trait={trait}
                collection={names.get(trait.collection)}
                index={index}
                columns={metrics?.columns}
                total={total}
                {...stateOf(trait.id)}
                isSelected={selected?.has(trait.id)}
                isFull={isFull}
                onSelect={onSelect}
              />
            )
          );
        })}
    </ul>
  );
}
