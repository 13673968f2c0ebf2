import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import type { ActionSummary } from '../../messages/summary';

/** The result of something that was signed and sent. */
export type Outcome =
  | { kind: 'executed'; summary: ActionSummary }
  /** The last of several was left out; the results of the others are shown with it. */
  | { kind: 'missed' }
  /** It had gone through before; `action`: its entry in the history, where that could be read. */
  | { kind: 'arrived'; action: ExecutedAction | undefined };
