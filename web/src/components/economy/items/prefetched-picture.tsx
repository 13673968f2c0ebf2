import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/**
 * Shows a picture that `prefetch.ts` fetched in the frame at `position`. Only the first page of a
 * visit has such pictures.
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
