/** A cancellation by signature takes effect on chain after this time, when all permits expired. */
export const MAX_PERMIT_S = 60;
