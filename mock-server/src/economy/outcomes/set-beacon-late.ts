import { delayBeacon, resumeBeacon } from '../beacon/beacon';
import type { LedgerContext } from '../orders/market-context';
import { settleDraws } from './settle-draws';

/** Delays the beacon, or ends its delay: the draws that wait for it are then decided. */
export const setBeaconLate = async (context: LedgerContext, isLate: boolean): Promise<void> => {
  if (isLate) {
    delayBeacon(context);
    return;
  }
  resumeBeacon(context);
  await settleDraws(context, context.now());
};
