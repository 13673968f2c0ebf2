/**
 * Seconds that a permit may be used for at most. A cancellation by signature is final on a chain once the permits
 * that were given before it have ended: after this at the latest.
 */
export const MAX_PERMIT_S = 60;
