/** What a run is told to leave out: a route, a family, or the beginning of a check's id; and why. */
export type Skip = { check: string; reason: string };
