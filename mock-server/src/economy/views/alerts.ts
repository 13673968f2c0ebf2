import type { Alert } from '@trait-market/contract/economy/alerts';

import { cheapestOfAlert, listedPrice } from '../notices/fire-alerts';
import type { AlertRow } from '../tables/alert-row';
import { timeOf, traitRefOf, type View } from './view/view';

export const presentAlert = (view: View, row: AlertRow): Alert => {
  const { id, about, maxPrice, unit, createdAt, fired } = row;
  const { context, summaries } = view.market;
  return {
    id,
    about:
      about.kind === 'trait' ? { kind: 'trait', trait: traitRefOf(view, about.id) } : { ...about },
    maxPrice,
    unit,
    createdAt: timeOf(createdAt),
    floors: [...cheapestOfAlert(context, summaries, row).values()].map(listedPrice),
    fired: fired && {
      at: timeOf(fired.at),
      orderHash: fired.orderHash,
      trait: traitRefOf(view, fired.traitId),
      price: fired.price,
    },
  };
};
