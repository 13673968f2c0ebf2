import type { Beacon } from '../beacon';
import { refusalFaults, type LogEntryOf } from '../draw-log';
import type { RerollPoolDetail } from '../reroll';

import { isSame, ofType, type LogFacts, type LoggedEntries } from './log-facts';
import type { Found } from './log-fault';

/** Returns whether a refused re-roll or upgrade named this pool. */
export const isPoolOf = (
  { signed }: LogEntryOf<'refused'>,
  { chainId, token, slot }: Pick<RerollPoolDetail, 'chainId' | 'token' | 'slot'>,
): boolean =>
  signed.kind === 'reroll' &&
  signed.chainId === chainId &&
  isSame(signed.message.token, token) &&
  signed.message.slot === slot;

/** Finds refusals that are logged for another pool than their message names. */
export const misplacedRefusals = ({ entries, pools }: LogFacts): Found[] =>
  ofType(entries, 'refused')
    .filter((entry) => {
      const { pool, signed, code } = entry;
      const named = pools.find((one) => isPoolOf(entry, one));
      // The collection may have been added after the refusal.
      if (pool === null) return named !== undefined && code !== 'wrong-contract';
      if (named !== undefined)
        return pool.collection !== named.collection || pool.slot !== named.slot;
      // An empty pool isn't listed, but other pools of its collection may be.
      const isOther = pools.some(
        ({ collection, chainId, token }) =>
          collection === pool.collection &&
          signed.kind === 'reroll' &&
          (chainId !== signed.chainId || !isSame(token, signed.message.token)),
      );
      return isOther || signed.kind === 'pack' || pool.slot !== signed.message.slot;
    })
    .map(({ id }): Found => ({ id, fault: 'other-terms' }));

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
