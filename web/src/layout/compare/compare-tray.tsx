import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Thumbnail } from '@/components/thumbnail';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { compareAvatarsPath } from '@/lib/compare/compare-paths';
import { compared } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

const iconButton =
  'grid size-8 cursor-pointer place-items-center rounded-control transition-colors hover:bg-hairline pointer-coarse:size-11';

const TRAYS = [
  { kind: 'trait', label: 'Traits to compare', pathOf: paths.compareWith },
  { kind: 'avatar', label: 'Avatars to compare', pathOf: compareAvatarsPath },
] as const;

/** The pages on which traits and avatars are found to compare. */
const SEARCHED =
  /^\/(?:(?:market|watchlist)(?:[/?]|$)|(?:collections|traits|avatars)\/|dashboard\/?\?(?:.*&)?view=inventory(?:&|$))/u;

/** How long the tray stays open after an item was added. */
const SHOWN_MS = 6000;

/** The pressed button unmounts with its tray. */
const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * The traits and avatars chosen to compare, on the pages where others are found: a button with their number, which
 * opens the tray. An addition opens it for a while.
 */
export function CompareTray() {
  const all = useStore(compared);
  const { pathname, search } = useLocation();
  const added = compared.added();
  // Additions before the last time it was closed don't open it.
  const [closedAt, setClosedAt] = useState(0);
  const [isPressed, setPressed] = useState(false);
  const [shownOn, setShownOn] = useState(pathname);
  const tray = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setPressed(false);
    setClosedAt(added);
  }
  const isOpen = isPressed || added > closedAt;
  useEffect(() => {
    if (!isOpen || isPressed) return undefined;
    const timer = setInterval(() => {
      if (!tray.current?.matches(':hover, :focus-within')) setClosedAt(added);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [isOpen, isPressed, added]);
  if (!SEARCHED.test(pathname + search) || all.length === 0) return null;
  // The pressed button unmounts.
  const focusNext = (next: HTMLElement | null): void => {
    if (next && movesFocus.current) next.focus({ preventScroll: true });
    if (next) movesFocus.current = false;
  };
  const toggle = (): void => {
    movesFocus.current = true;
    setPressed(!isOpen);
    setClosedAt(added);
  };
  if (!isOpen)
    return (
      <button
        ref={focusNext}
        type="button"
        data-slot="compare-tray"
        aria-label={`Show the ${all.length === 1 ? 'item' : `${all.length} items`} to compare`}
        title="Compare"
        className="compare-chip fixed z-launcher flex cursor-pointer items-center justify-center gap-1 text-xs font-semibold tabular-nums in-data-offline:hidden print:hidden"
        onClick={toggle}
      >
        <span aria-hidden className="compare-icon text-accent-text" />
        <span>{all.length}</span>
      </button>
    );
  const shown = TRAYS.map((one) => ({ ...one, items: compared.only(all, one.kind) })).filter(
    ({ items }) => items.length > 0,
  );
  return (
    <div
      ref={tray}
      data-slot="compare-tray"
      className={cn(
        shown.length > 1 ? 'compare-trays' : 'compare-tray',
        'fixed z-launcher grid lg:justify-items-center in-data-offline:hidden print:hidden',
      )}
    >
      {shown.map(({ kind, label, pathOf, items }, position) => (
        <section
          key={kind}
          aria-label={label}
          className="flex animate-drop-in items-center gap-1.5"
        >
          <ul className="flex gap-1 max-lg:mr-auto">
            {items.map(({ id, name, imageUrl }) => (
              <li key={id}>
                <Thumbnail src={imageUrl} alt={name} size={32} className="size-8" />
              </li>
            ))}
          </ul>
          <Link
            ref={position === 0 ? focusNext : undefined}
            to={pathOf(items.map(({ id }) => id))}
            className={buttonVariants({ size: 'sm' })}
          >
            Compare
            {kind === 'avatar' && <span className="sr-only"> avatars</span>}
          </Link>
          <button
            type="button"
            className={iconButton}
            aria-label={`Hide the ${kind}s to compare`}
            title="Hide"
            onClick={toggle}
          >
            <ChevronDown aria-hidden className="size-4" />
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label={`Clear the ${kind}s to compare`}
            title="Clear"
            onClick={() => {
              compared.replace(kind, []);
              focusPage();
            }}
          >
            <X aria-hidden className="size-4" />
          </button>
        </section>
      ))}
    </div>
  );
}
