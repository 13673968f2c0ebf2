import { useContext } from 'react';

import { ArrivalContext } from '../../page/arrival-context';

/**
 * Fills the frame of a picture that is not known yet with the one that a small file has found out before
 * the app had loaded (`ask-ahead.ts`), if it has: only on the first page of a visit, which it belongs to.
 *
 * @param place of the picture on the page, from 0
 */
export function AheadPicture({ place }: { place: number }) {
  const { hasMoved } = useContext(ArrivalContext);
  return hasMoved ? null : (
    <span className="absolute inset-0" style={{ background: `var(--ahead-${place})` }} />
  );
}
