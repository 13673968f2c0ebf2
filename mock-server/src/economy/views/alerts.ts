import type { Alert } from '@trait-market/contract/economy/alerts';

import { cheapestOfAlert, listedPrice } from '../notices/fire-alerts';
import type { AlertRow } from '../tables/alert-row';
import { avatarRefOf, avatarRow, timeOf, traitRefOf, type View } from './view/view';

const firedBy = (view: View, fired: NonNullable<AlertRow['fired']>) =>
  'avatar' in fired
    ? { avatar: avatarRefOf(view, avatarRow(view, fired.avatar)) }
    : { trait: traitRefOf(view, fired.traitId) };

export const presentAlert = (view: View, row: AlertRow): Alert => {
  const { id, about, maxPrice, unit, createdAt, fired } = row;
  const { market } = view;
  return {
    id,
    about:
      about.kind === 'trait' ? { kind: 'trait', trait: traitRefOf(view, about.id) } : { ...about },
    maxPrice,
    unit,
    createdAt: timeOf(createdAt),
    floors: [...cheapestOfAlert(market.context, market, row).values()].map(listedPrice),
    fired: fired && {
      at: timeOf(fired.at),
      orderHash: fired.orderHash,
      ...firedBy(view, fired),
      price: fired.price,
    },
  };
};
