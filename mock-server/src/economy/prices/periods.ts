export const DAY_MS = 24 * 60 * 60_000;

export const PERIOD_MS = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  all: Number.POSITIVE_INFINITY,
} as const;
