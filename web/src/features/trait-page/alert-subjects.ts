import { ALERT_NAME_MAX_LENGTH } from '@trait-market/contract/economy/alerts';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { AlertSubject } from '@/components/economy/alerts/alert-dialog';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

/** The trait itself, and any trait of its slot in its collection. */
export const alertSubjects = (
  { id, floor, collection, collectionName, slot }: TraitDetail,
  name: string,
): AlertSubject[] => {
  const slotName = slotNames[slot].toLowerCase();
  const words = `Any ${plainText(collectionName, ALERT_NAME_MAX_LENGTH - slotName.length - 6) || 'trait'} ${slotName}`;
  const query = { collection: [collection], slot: [slot] };
  return [
    { about: { kind: 'trait', id }, words: name, floor },
    { about: { kind: 'search', name: words, query }, words },
  ];
};
