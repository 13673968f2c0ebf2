import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/**
 * Fills a loading picture's frame with the picture found by the prefetch (`prefetch.ts`). Only on
 * the first page of a visit, which the prefetch belongs to.
 *
 * @param position the picture's index on the page
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
