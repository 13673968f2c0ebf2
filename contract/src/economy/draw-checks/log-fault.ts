import { DRAW_FAULT_MESSAGES, isUnfair, type DrawFault, type FoundFault } from '../draws';

/** The faults of the draw log, and of everything that it is compared with. */
export const LOG_FAULT_MESSAGES = {
  'not-logged': 'The draw log doesn’t have it, or has it with other contents.',
  'shifted-time':
    'The draw log’s entries aren’t in the order of their times, or are older than an earlier head.',
  'bad-receipt': 'The draw’s receipt isn’t the signed entry of its acceptance.',
  'other-site': 'It was signed for another site.',
  'wrong-count':
    'The number of packs sold, or of draws returned or refused, isn’t that of the draw log.',
  'false-refusal': 'The draw was refused for a reason that the draw log contradicts.',
  'unexplained-pool': 'The pool has other editions than the logged gifts and draws explain.',
  'split-log': 'The provider signed draw logs that contradict each other.',
  'other-signer': 'Another key than before signs the draw log.',
  'bad-log': 'A head, an entry or a proof of the draw log isn’t valid.',
};
export type LogFault = keyof typeof LOG_FAULT_MESSAGES;

export type Fault = DrawFault | LogFault;
/** A fault of a draw, an entry, a chain, a drop or a pool, by its id. */
export type Found = { id: string; fault: Fault };

const isLogFault = (fault: Fault): fault is LogFault => Object.hasOwn(LOG_FAULT_MESSAGES, fault);

export const messageOf = (fault: Fault): string =>
  isLogFault(fault) ? LOG_FAULT_MESSAGES[fault] : DRAW_FAULT_MESSAGES[fault];

/** Returns whether a fault is one, and not just something that can't be checked. */
export const isBad = ({ fault }: Found | FoundFault): boolean =>
  isLogFault(fault) || isUnfair(fault);
