import { SEND_TIMEOUT_MS } from '@/config/constants';

/** A call that is not answered must end: what was signed is kept, and can be sent again. */
export const inTime = () => ({ signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
