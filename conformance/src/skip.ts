/** An exclusion: a route, a family, or a prefix of check ids, with the reason for the report. */
export type Skip = { check: string; reason: string };
