import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';

import type { LedgerContext } from '../orders/market-context';

type BeaconContext = Pick<LedgerContext, 'tables' | 'now'>;

const KEY = 'beacon';

/** Returns whether the beacon has published a round, which it does when the round is due. */
export const isPublished = ({ tables, now }: BeaconContext, round: number): boolean => {
  const due = roundTime(DEMO_BEACON, round);
  const lateSince = tables.beaconDelay.find(KEY);
  return due <= now() && (lateSince === undefined || due <= lateSince);
};

/** Stops the beacon from publishing further rounds. */
export const delayBeacon = ({ tables, now }: BeaconContext): void => {
  if (tables.beaconDelay.find(KEY) === undefined) tables.beaconDelay.put(KEY, now());
};

/** Publishes all rounds that are due. */
export const resumeBeacon = ({ tables }: BeaconContext): void => tables.beaconDelay.remove(KEY);
