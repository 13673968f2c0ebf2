import type { Activity } from '@trait-market/contract/economy/activity';
import type { ChainId, TransactionHash } from '@trait-market/contract/economy/shared';
import type { Item } from '@trait-market/contract/economy/shared';
import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import type { AmountRow } from '@/components/economy/prices/amount-rows';

/** The transaction that settled a step. */
export type Settlement = { chainId: ChainId; transactionHash: TransactionHash };

/** Returns the transaction of lines that one signature settled, if the provider knows it. */
export const settlementOf = (
  lines: readonly { activity: Activity | null }[],
): { settled?: Settlement } => {
  const settled = lines.find(({ activity }) => activity?.transactionHash !== undefined)?.activity;
  if (settled?.transactionHash === undefined) return {};
  const { chainId, transactionHash } = settled;
  return { settled: { chainId, transactionHash } };
};

/** The lines of an executed step that had no effect, with the reason. */
export type MissedLines = readonly { id: string; title: string }[];

/** The result of a step whose lines the receipt shows one by one. */
export type LinesDone = { missedLines: MissedLines; settled?: Settlement };

export type ActionResult = {
  items: readonly Item[];
  /** Whether the items are the user's now, to wear and to list. */
  isOwn: boolean;
  /** The second line of the shared picture, such as a price. */
  line?: string;
};

export type ActionSummary = {
  title: string;
  words: string;
  /** Replaces `words` until permits granted before a cancellation have expired. */
  untilFinal?: string;
  rows: AmountRow[];
  missedLines?: MissedLines;
  settled?: Settlement;
  /** The thing that was sold, received or listed, which the receipt shows. */
  result?: ActionResult;
  /** The page where the user continues. */
  next?: { to: string; label: string };
  /** The address of the page that lists the change and can undo it. */
  undoneAt?: string;
};

/** Says how many signatures an action on several networks needs. */
export const eachNetworkSigns = (times: number): string =>
  `Each network needs its own signature, so your wallet will ask ${times} times.`;

/** Permits granted before a cancellation stay valid on the chain for up to a minute. */
export const LAST_MINUTE =
  'If someone is already filling an order, that can still go through for a minute. This page says when the minute is over.';

export const LAST_MINUTE_OF_TRADE =
  'If someone is already accepting your old trade, that can still go through for a minute. This page says when the minute is over.';

/** The market's zone contract accepts a permit for up to a minute after a cancellation. */
export const lastMinuteText = (network: string): string =>
  `An order that’s already being filled on ${network} can still go through for a minute.`;

export type Outcome =
  | { kind: 'executed'; summary: ActionSummary | LinesDone }
  /** The last of several steps was skipped; the receipt shows the results of the others. */
  | { kind: 'missed' }
  /** An earlier request executed the step; `action` is its history entry, if readable. */
  | { kind: 'arrived'; action: ExecutedAction | undefined };
