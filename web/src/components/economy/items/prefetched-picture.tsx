import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/** Shows the prefetched picture at `position` on the first page of a visit (`prefetch.ts`). */
export function PrefetchedPicture({ position }: { position: number }) {
  const { hasMoved } = useContext(ArrivalContext);
  return hasMoved ? null : (
    <span
      className="absolute inset-0"
      style={{ background: `var(--prefetched-picture-${position})` }}
    />
  );
}
