import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { SlotSwap } from '../catalogue/look';

export type AvatarSwaps = { avatar: string; swaps: readonly SlotSwap[] };

/** Takes all traits off before it puts any on, so that avatars can swap traits. */
export const dressingMovements = (
  account: Account,
  dressings: readonly AvatarSwaps[],
): Movement[] => [
  ...dressings.flatMap(({ avatar, swaps }) =>
    swaps.flatMap(({ slot, takenOff }): Movement[] =>
      takenOff === null ? [] : [{ kind: 'take-off', account, avatar, slot }],
    ),
  ),
  ...dressings.flatMap(({ avatar, swaps }) =>
    swaps.flatMap(({ slot, putOn: traitId }): Movement[] =>
      traitId === null ? [] : [{ kind: 'wear', account, avatar, traitId, slot }],
    ),
  ),
];

export const looseChanges = (dressings: readonly AvatarSwaps[]): Map<string, number> => {
  const changes = new Map<string, number>();
  const add = (traitId: string | null, by: number): void => {
    if (traitId !== null) changes.set(traitId, (changes.get(traitId) ?? 0) + by);
  };
  for (const { takenOff, putOn } of dressings.flatMap(({ swaps }) => swaps)) {
    add(takenOff, 1);
    add(putOn, -1);
  }
  return changes;
};
