import type { Beacon } from '@trait-market/contract/economy/beacon';
import { refusalFaults, type LogEntryOf } from '@trait-market/contract/economy/draw-log';
import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';

import { isSame, ofType, type LoggedEntries } from './log-facts';
import type { Found } from './log-fault';

/** Returns whether a refused re-roll or upgrade named this pool. */
export const isPoolOf = (
  { signed }: LogEntryOf<'refused'>,
  { token, slot }: Pick<RerollPoolDetail, 'token' | 'slot'>,
): boolean =>
  signed.kind === 'reroll' && isSame(signed.message.token, token) && signed.message.slot === slot;

/** Checks the signature, the link and the error code of each refusal. */
export const checkRefusals = async (
  { entries }: LoggedEntries,
  beacon: Beacon,
): Promise<Found[]> => {
  const found = await Promise.all(
    ofType(entries, 'refused').map(async (entry) =>
      (await refusalFaults(entry, beacon)).map((fault): Found => ({ id: entry.id, fault })),
    ),
  );
  return found.flat();
};
