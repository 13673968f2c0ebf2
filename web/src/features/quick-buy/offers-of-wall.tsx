import { useEffect } from 'react';

import { useActions } from '@/lib/actions/actions-context';
import { useStore } from '@/lib/use-store';
import { wallOffers } from '@/lib/quick-buy';

/** Opens the form of offers on the traits that were selected on the wall. */
export function OffersOfWall() {
  const items = useStore(wallOffers);
  const { start } = useActions();
  useEffect(() => {
    if (items === undefined) return;
    wallOffers.write(undefined);
    start({ kind: 'offerSeveral', items: [...items] });
  }, [items, start]);
  return null;
}
