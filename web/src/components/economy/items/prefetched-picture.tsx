import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/**
 * Shows the prefetched picture at `position` in the list (see `prefetch.ts`). Only the first page
 * of a visit has prefetched pictures.
 */
export function PrefetchedPicture({ position }: { position: number }) {
  const { hasMoved } = useContext(ArrivalContext);
  return hasMoved ? null : (
    <span
      className="absolute inset-0"
      style={{ background: `var(--prefetched-picture-${position})` }}
    />
  );
}
