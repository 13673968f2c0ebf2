import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { compared } from '@/lib/compare/compared';
import { useStore } from '@/lib/use-store';

const clear = (): void => {
  compared.clear();
  // The tray unmounts.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** The traits chosen to compare, on every page except the comparison itself. */
export function CompareTray() {
  const traits = useStore(compared);
  const { pathname } = useLocation();
  if (traits.length === 0 || pathname === paths.compare) return null;
  return (
    <section
      aria-label="Traits to compare"
      data-slot="compare-tray"
      className="fixed bottom-4 left-4 z-launcher flex h-12 w-fit animate-drop-in items-center gap-1.5 rounded-card border border-control bg-surface-raised px-1.5 shadow-menu in-data-offline:hidden sm:inset-x-0 sm:mx-auto print:hidden"
    >
      <ul className="flex gap-1">
        {traits.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Thumbnail src={imageUrl} alt={name} size={32} className="size-8" />
          </li>
        ))}
      </ul>
      <Link
        to={paths.compareWith(traits.map(({ id }) => id))}
        className={buttonVariants({ size: 'sm' })}
      >
        Compare
      </Link>
      <Button
        variant="ghost"
        size="icon"
        className="size-8"
        aria-label="Clear the traits to compare"
        onClick={clear}
      >
        <X aria-hidden />
      </Button>
    </section>
  );
}
