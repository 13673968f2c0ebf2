import { useCallback, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { useDialogEntry } from '@/lib/page-history/dialog-entry';

import { useDismissal } from './use-dismissal';

const FOCUSABLE = 'a[href], button:not([disabled]), select';

const step = (key: string, from: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from > 0 ? from - 1 : count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** Implements the disclosure pattern of the ARIA guide (APG) with arrow keys, Home and End. */
export const useDisclosure = () => {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(root, isOpen, close);
  useDialogEntry({ isActive: isOpen, onBack: close });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      trigger.current?.focus();
      return;
    }
    // In a select, these keys change the value, so they must not move the focus.
    if (event.target instanceof HTMLSelectElement) return;
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const current = entries.findIndex((entry) => entry === document.activeElement);
    const next = step(event.key, current, entries.length);
    if (!isOpen || next === undefined || entries.length === 0) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };

  return {
    isOpen,
    open: () => setOpen(true),
    close,
    rootProps: { ref: root, onKeyDown, onClick },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(!isOpen),
    },
    panelProps: { ref: panel, id: panelId },
  };
};
