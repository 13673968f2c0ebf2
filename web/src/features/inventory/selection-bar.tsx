import { ListChecks } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';

import { type InventoryKind, inventoryKinds } from './inventory-kinds';
import type { Selection } from './use-selection';

/** Says how many traits or avatars are selected, or how many items if there are both. */
const selectedText = (selected: Selection['selected']): string => {
  const avatars = selected.filter(({ kind }) => kind === 'avatar').length;
  const noun = avatars === 0 ? 'trait' : avatars === selected.length ? 'avatar' : 'item';
  return selected.length === 1 ? `1 ${noun}` : `${grouped(selected.length)} ${noun}s`;
};

type SelectButtonProps = {
  selection: Selection;
  kind: InventoryKind;
  /** Whether the button only reserves its space, because the items haven't loaded yet. */
  isReserved: boolean;
};

export function SelectButton({ selection: { begin }, kind, isReserved }: SelectButtonProps) {
  return (
    <Button
      variant="outline"
      title={`Select ${inventoryKinds[kind].name}`}
      className={cn('max-sm:w-11 max-sm:px-0 sm:order-first', isReserved && 'invisible')}
      onClick={begin}
    >
      <ListChecks aria-hidden className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{`Select ${inventoryKinds[kind].name}`}</span>
    </Button>
  );
}

type SelectionBarProps = { selection: Selection; kind: InventoryKind };

export function SelectionBar({ selection, kind }: SelectionBarProps) {
  const { start } = useActions();
  const bar = useRef<HTMLElement>(null);
  const { shown, selected, isFull, end, selectAll, clear } = selection;
  const count = selected.length;
  const most = Math.min(shown.length, BATCH_ACTIONS_MAX);
  const change = (apply: () => void): void => {
    // The pressed button unmounts.
    bar.current?.focus();
    apply();
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={`Selected ${inventoryKinds[kind].name}`}
      className="sticky top-16 z-1 flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-surface p-3"
    >
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {count === 0
          ? `Select ${inventoryKinds[kind].name} below`
          : `${selectedText(selected)} selected`}
        {isFull && (
          <span className="block font-normal text-muted">
            {`You can select ${BATCH_ACTIONS_MAX} at a time`}
          </span>
        )}
      </p>
      {count < most && (
        <Button variant="ghost" size="sm" onClick={() => change(selectAll)}>
          {most === shown.length ? `Select all ${most} shown` : `Select the first ${most}`}
        </Button>
      )}
      {count > 0 && (
        <Button variant="ghost" size="sm" onClick={() => change(clear)}>
          Clear
        </Button>
      )}
      <Button
        size="sm"
        disabled={count === 0}
        onClick={() => start({ kind: 'listSeveral', items: selected })}
      >
        {count === 0 ? 'List' : `List ${selectedText(selected)}`}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={count === 0}
        onClick={() => start({ kind: 'giftSeveral', items: selected })}
      >
        {count === 0 ? 'Send' : `Send ${selectedText(selected)}`}
      </Button>
      <Button variant="outline" size="sm" onClick={end}>
        Done
      </Button>
    </section>
  );
}
