import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/** Shows a prefetched picture (`prefetch.ts`) in its frame, on the first page of a visit only. */
export function PrefetchedPicture({ position }: { position: number }) {
  const { hasMoved } = useContext(ArrivalContext);
  return hasMoved ? null : (
    <span
      className="absolute inset-0"
      style={{ background: `var(--prefetched-picture-${position})` }}
    />
  );
}
