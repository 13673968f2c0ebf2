import type { Beacon } from '@trait-market/contract/economy/beacon';
import { isUnfair, type Draw, type DrawFault } from '@trait-market/contract/economy/draws';

import type { LogCheck } from '@/lib/economy/draws/check-in-log';
import type { WalletDraws } from '@/lib/economy/draws/read-wallet-draws';

export type Checked = {
  draw: Draw;
  faults: readonly DrawFault[];
  /** The configured beacon, by which the draw was checked. */
  beacon: Beacon;
  /** All draws of the wallet, among which the draw was checked. */
  wallet: WalletDraws;
  log: LogCheck;
};

/** Returns whether nothing shows that the draw was unfair or is hidden. */
export const isSound = ({ faults, log }: Checked): boolean =>
  !faults.some(isUnfair) && log.faults.length === 0;
