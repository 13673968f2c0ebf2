import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { compareAvatarsPath } from '@/lib/compare/compare-paths';
import { compared, type ComparedKind } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

const TRAYS = [
  { kind: 'trait', label: 'Traits to compare', pathOf: paths.compareWith },
  { kind: 'avatar', label: 'Avatars to compare', pathOf: compareAvatarsPath },
] as const;

const clear = (kind: ComparedKind): void => {
  compared.replace(kind, []);
  // The tray unmounts.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** The traits and avatars chosen to compare, on every page except the comparison itself. */
export function CompareTray() {
  const all = useStore(compared);
  const { pathname } = useLocation();
  if (pathname === paths.compare) return null;
  return (
    <div
      data-slot="compare-tray"
      className="fixed bottom-4 left-4 z-launcher grid w-fit justify-items-center gap-2 in-data-offline:hidden sm:inset-x-0 sm:mx-auto print:hidden"
    >
      {TRAYS.map(({ kind, label, pathOf }) => {
        const items = compared.only(all, kind);
        if (items.length === 0) return null;
        return (
          <section
            key={kind}
            aria-label={label}
            className="flex h-12 w-fit animate-drop-in items-center gap-1.5 rounded-card border border-control bg-surface-raised px-1.5 shadow-menu"
          >
            <ul className="flex gap-1">
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
            <Button
              variant="ghost"
              size="icon"
              className="size-8"
              aria-label={`Clear the ${kind}s to compare`}
              onClick={() => clear(kind)}
            >
              <X aria-hidden />
            </Button>
          </section>
        );
      })}
    </div>
  );
}
