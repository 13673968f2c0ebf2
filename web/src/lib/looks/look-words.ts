import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { DressPlan } from '@trait-market/contract/economy/benches';

import { slotNames } from '../economy/traits/trait-words';
import { plainText } from '../format/plain-text';
import type { LookChange } from './look';

/** Returns a trait's name, which is never empty. */
export const wearableName = ({ value }: Pick<Wearable, 'value'>): string =>
  plainText(value) || 'Unnamed trait';

/** Describes a change of a slot: "Headwear: Brass Diving Helmet instead of Tin Crown". */
const changeText = ({ slot, takenOff, putOn }: LookChange): string => {
  const before = takenOff && wearableName(takenOff);
  if (putOn === undefined) return `${slotNames[slot]}: ${before ?? 'nothing'} taken off`;
  const name = wearableName(putOn);
  return before === undefined
    ? `${slotNames[slot]}: ${name} put on`
    : `${slotNames[slot]}: ${name} instead of ${before}`;
};

export const changesText = (changes: readonly LookChange[]): string =>
  changes.length === 0 ? 'Nothing changed.' : `${changes.map(changeText).join('. ')}.`;

export const isExtraction = ({ changes }: Pick<DressPlan, 'changes'>): boolean =>
  changes.every(({ putOn }) => putOn === null);
