import { ListChecks } from 'lucide-react';
import { type RefObject, useRef } from 'react';

import { SelectionFrame } from '@/components/economy/selection-frame';
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
  ref: RefObject<HTMLButtonElement | null>;
  selection: Selection;
  kind: InventoryKind;
  /** Whether the button only reserves its space, because the items haven't loaded yet. */
  isReserved: boolean;
};

/** Stays while items are selected, so that the controls and the list below don't move. */
export function SelectButton({ ref, selection, kind, isReserved }: SelectButtonProps) {
  const { isSelecting, begin, end } = selection;
  return (
    <Button
      ref={ref}
      variant="outline"
      title={`Select ${inventoryKinds[kind].name}`}
      className={cn(
        'max-sm:w-11 max-sm:px-0 sm:order-first aria-pressed:bg-surface-raised',
        isReserved && 'invisible',
      )}
      aria-pressed={isSelecting}
      onClick={isSelecting ? end : begin}
    >
      <ListChecks aria-hidden className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{`Select ${inventoryKinds[kind].name}`}</span>
    </Button>
  );
}

type SelectionBarProps = { selection: Selection; kind: InventoryKind; onEnd: () => void };

export function SelectionBar({ selection, kind, onEnd }: SelectionBarProps) {
  const { start } = useActions();
  const bar = useRef<HTMLElement>(null);
  const { shown, selected, isFull, selectAll, clear } = selection;
  const count = selected.length;
  const most = Math.min(shown.length, BATCH_ACTIONS_MAX);
  const change = (apply: () => void): void => {
    // The pressed button unmounts.
    bar.current?.focus();
    apply();
  };
  return (
    <SelectionFrame
      ref={bar}
      label={`Selected ${inventoryKinds[kind].name}`}
      className="flex flex-wrap items-center gap-2"
    >
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {count === 0
          ? `No ${inventoryKinds[kind].name} selected`
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
      <Button variant="outline" size="sm" onClick={onEnd}>
        Done
      </Button>
    </SelectionFrame>
  );
}
