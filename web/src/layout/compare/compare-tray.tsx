import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { Thumbnail } from '@/components/thumbnail';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { compareAvatarsPath } from '@/lib/compare/compare-paths';
import { compared, type Compared, type ComparedKind } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

const iconButton =
  'grid size-8 cursor-pointer place-items-center rounded-control transition-colors hover:bg-hairline';

const TRAYS = [
  { kind: 'trait', label: 'Traits to compare', pathOf: paths.compareWith },
  { kind: 'avatar', label: 'Avatars to compare', pathOf: compareAvatarsPath },
] as const;

const SEARCHED = /^\/(?:market|collections|traits|avatars|watchlist)(?:\/|$)/u;

/** The pressed button unmounts with its tray. */
const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

const idsOf = (items: readonly Compared[]): string => items.map(({ id }) => id).join();

/** The traits and avatars chosen to compare, on the pages where others are found. */
export function CompareTray() {
  const all = useStore(compared);
  const { pathname } = useLocation();
  // A hidden tray comes back with the next change of its items.
  const [hidden, setHidden] = useState<Partial<Record<ComparedKind, string>>>({});
  const shown = TRAYS.map((tray) => ({ ...tray, items: compared.only(all, tray.kind) })).filter(
    ({ kind, items }) => items.length > 0 && hidden[kind] !== idsOf(items),
  );
  if (!SEARCHED.test(pathname) || shown.length === 0) return null;
  return (
    <div
      data-slot="compare-tray"
      className={cn(
        shown.length > 1 ? 'compare-trays' : 'compare-tray',
        'fixed z-launcher grid lg:justify-items-center in-data-offline:hidden print:hidden',
      )}
    >
      {shown.map(({ kind, label, pathOf, items }) => (
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
          <Link to={pathOf(items.map(({ id }) => id))} className={buttonVariants({ size: 'sm' })}>
            Compare
            {kind === 'avatar' && <span className="sr-only"> avatars</span>}
          </Link>
          <button
            type="button"
            className={iconButton}
            aria-label={`Hide the ${kind}s to compare`}
            title="Hide"
            onClick={() => {
              setHidden({ ...hidden, [kind]: idsOf(items) });
              focusPage();
            }}
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
