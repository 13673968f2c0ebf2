import { MAX_SHOWN, type ShownItem } from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Skeleton } from '@/components/ui/skeleton';
import { ItemTools, useItemTools } from '@/components/picking/item-tools';
import { useListPart } from '@/components/picking/use-list-part';
import { grouped } from '@/lib/format/grouped';
import { shownKey, shownName, shownPicture } from '@/lib/economy/showcases/shown-words';

import { shownSorts } from './shown-sorts';
import { useCandidates, type CandidateKind } from './use-candidates';

const KINDS: readonly (readonly [CandidateKind, string])[] = [
  ['trait', 'Traits'],
  ['avatar', 'Avatars'],
  ['look', 'Looks'],
];

const NONE: Record<CandidateKind, string> = {
  trait: 'You hold no traits.',
  avatar: 'You own no avatars.',
  look: 'You haven’t dressed an avatar yet.',
};

type CandidateListProps = {
  address: WalletAddress;
  chosen: readonly ShownItem[];
  onToggle: (item: ShownItem, isChosen: boolean) => void;
};

/** Lists the collector's items to choose from. */
export function CandidateList({ address, chosen, onToggle }: CandidateListProps) {
  const [kind, setKind] = useState<CandidateKind>('trait');
  const { items, failed } = useCandidates(address, kind);
  const isFull = chosen.length >= MAX_SHOWN;
  const keys = new Set(chosen.map(shownKey));
  const { sorted, isFound, tools } = useItemTools(items ?? [], shownSorts);
  const found = sorted.filter(isFound);
  const { shown, more } = useListPart(found);
  return (
    <div className="grid gap-3 border-t border-hairline pt-4">
      <div role="group" aria-label="Choose from" className="flex flex-wrap gap-2">
        {KINDS.map(([value, words]) => (
          <Button
            key={value}
            size="sm"
            variant="outline"
            aria-pressed={value === kind}
            className="aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-ground"
            onClick={() => setKind(value)}
          >
            {words}
          </Button>
        ))}
      </div>
      {items === undefined && failed && (
        <QueryFailure title="Couldn’t load what you hold" query={failed} />
      )}
      {items === undefined && !failed && <Skeleton className="h-56 w-full rounded-control" />}
      {items?.length === 0 && <p className="text-sm text-muted">{NONE[kind]}</p>}
      <ItemTools {...tools} />
      {items !== undefined && items.length > 0 && found.length === 0 && (
        <p className="text-sm text-muted">No matches.</p>
      )}
      {found.length > 0 && (
        <ul
          aria-label="What you hold"
          className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6"
        >
          {shown.map((item) => {
            const isChosen = keys.has(shownKey(item));
            const isOut = isFull && !isChosen;
            return (
              <li key={shownKey(item)} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-disabled={isOut}
                  onClick={() => !isOut && onToggle(item, !isChosen)}
                  className="group relative block w-full cursor-pointer rounded-control text-left aria-disabled:cursor-default aria-disabled:opacity-50"
                >
                  <Thumbnail
                    src={shownPicture(item)}
                    size={160}
                    className="aspect-square w-full outline-2 -outline-offset-2 outline-transparent group-aria-pressed:outline-accent"
                  />
                  {isChosen && (
                    <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
                      <Check aria-hidden className="size-4" />
                    </span>
                  )}
                  <span className="mt-1 line-clamp-3 text-xs wrap-anywhere">{shownName(item)}</span>
                </button>
                <p className="text-xs text-muted tabular-nums">
                  {item.kind === 'trait' ? (
                    <RarityWord rarity={item.trait.rarity} />
                  ) : (
                    `Rank ${grouped(item.rank)}`
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {more}
      {isFull && (
        <p className="text-sm text-muted">
          A showcase holds {MAX_SHOWN}. Remove one to add another.
        </p>
      )}
    </div>
  );
}
