import type { Account } from '../../kernel/account';
import { createRequestSlot } from '../../kernel/http/request-slot';

const slot = createRequestSlot<Account>('caller');

export const setCaller = slot.set;

export const callerOf = slot.get;

export const callerIfKnown = slot.find;
