import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { compared } from '@/lib/compare/compared';
import { NONE, useStore } from '@/lib/use-store';

/** Leads to the comparison and counts what is chosen for it; nothing without any. */
export function CompareLink() {
  const { length } = useStore(compared, NONE);
  return (
    length > 0 && (
      <Link
        to={paths.compare}
        aria-label={`Compare ${length}`}
        className={buttonVariants({
          variant: 'ghost',
          className: 'h-11 min-w-11 gap-1 px-1! text-xs tabular-nums',
        })}
      >
        <span aria-hidden className="compare-icon text-accent-text" />
        {length}
      </Link>
    )
  );
}
