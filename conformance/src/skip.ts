/** An exclusion: a route, a family, or a prefix of check ids, with the reason. */
export type Skip = { check: string; reason: string };
