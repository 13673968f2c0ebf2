import { SEND_TIMEOUT_MS } from '@/config/constants';

/** Sending must time out: the signature is stored, and can be sent again. */
export const withSendTimeout = () => ({ signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
