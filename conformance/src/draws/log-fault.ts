import { LOG_FAULT_MESSAGES, type LogFault } from '@trait-market/contract/economy/draw-checks';
import {
  DRAW_FAULT_MESSAGES,
  isUnfair,
  type DrawFault,
  type FoundFault,
} from '@trait-market/contract/economy/draws';

export type Fault = DrawFault | LogFault;
/** A fault of a draw, an entry, a chain, a drop or a pool, by its id. */
export type Found = { id: string; fault: Fault };

const isLogFault = (fault: Fault): fault is LogFault => Object.hasOwn(LOG_FAULT_MESSAGES, fault);

export const messageOf = (fault: Fault): string =>
  isLogFault(fault) ? LOG_FAULT_MESSAGES[fault] : DRAW_FAULT_MESSAGES[fault];

/** Returns whether a fault is one, and not just something that can't be checked. */
export const isBad = ({ fault }: Found | FoundFault): boolean =>
  isLogFault(fault) || isUnfair(fault);
