/**
 * The maximum lifetime of a permit in seconds. A cancellation by signature takes effect on chain
 * once all earlier permits have expired, after this time at the latest.
 */
export const MAX_PERMIT_S = 60;
