import type { Account } from '../../kernel/account';
import { createRequestSlot } from '../../kernel/http/request-slot';

const slot = createRequestSlot<Account>('caller');

/** Tells the handlers of a request who calls. */
export const setCaller = slot.set;

/** Who calls. Only for routes whose metadata says `access: 'bearer'`: a guard stands before them. */
export const callerOf = slot.get;

/** The same where a guard may not have stood before. */
export const callerIfKnown = slot.find;
