/** Statuses of calls that a target doesn't serve. */
export const ABSENT: ReadonlySet<number> = new Set([404, 405, 410, 501]);
