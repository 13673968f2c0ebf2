/**
 * The maximum lifetime of a permit. All permits have expired when this time has passed since a
 * cancellation by signature, so only then is it effective on chain.
 */
export const MAX_PERMIT_S = 60;
