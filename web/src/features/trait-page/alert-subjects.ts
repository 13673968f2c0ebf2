import { ALERT_NAME_MAX_LENGTH } from '@trait-market/contract/economy/alerts';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { AlertSubject } from '@/components/economy/alerts/alert-dialog';
import { anyTitle } from '@/lib/economy/traits/any-text';
import { plainText } from '@/lib/format/plain-text';

/** The trait itself, and any trait of its slot in its collection. */
export const alertSubjects = (
  { id, floor, lastSale, collection, collectionName, slot }: TraitDetail,
  name: string,
): AlertSubject[] => {
  const title = anyTitle({ slot, tier: null, rarity: null, collection, collectionName });
  const words = plainText(title, ALERT_NAME_MAX_LENGTH);
  const query = { collection: [collection], slot: [slot] };
  return [
    { about: { kind: 'trait', id }, words: name, floor, lastSale: lastSale?.price ?? null },
    { about: { kind: 'search', name: words, query }, words },
  ];
};
