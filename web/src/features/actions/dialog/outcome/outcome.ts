import type { ExecutedAct } from '@trait-market/contract/economy/wallets';

import type { ActSummary } from '../../messages/summary';

/** The result of something that was signed and sent. */
export type Outcome =
  | { kind: 'executed'; summary: ActSummary }
  /** The last of several was left out; the results of the others are shown with it. */
  | { kind: 'missed' }
  /** It had gone through before; `act`: its entry in the history, where that could be read. */
  | { kind: 'arrived'; act: ExecutedAct | undefined };
