import type { Account } from '../../kernel/account';
import { createRequestSlot } from '../../kernel/http/request-slot';

const slot = createRequestSlot<Account>('caller');

/** Sets the caller of a request for its handlers. */
export const setCaller = slot.set;

/** Returns the caller on routes with `access: 'bearer'`, which a guard protects. */
export const callerOf = slot.get;

/** Returns the caller where no guard may have run. */
export const callerIfKnown = slot.find;
