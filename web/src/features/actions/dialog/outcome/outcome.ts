import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import type { ActionSummary } from '../../messages/summary';

/** The result of a sent step. */
export type Outcome =
  | { kind: 'executed'; summary: ActionSummary }
  /** The last of several steps was skipped; its receipt shows the results of the others. */
  | { kind: 'missed' }
  /** It had been executed before. `action` is its entry in the history, if that could be read. */
  | { kind: 'arrived'; action: ExecutedAction | undefined };
