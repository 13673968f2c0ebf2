import { dayText, type TimeZone } from './dates';
import { once } from './once';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const UNITS = [
  { unit: 'day', seconds: DAY_S },
  { unit: 'hour', seconds: HOUR_S },
  { unit: 'minute', seconds: MINUTE_S },
] as const;
const SAID_BY_DATE_S = 30 * DAY_S;

const ago = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));

/** Formats an event's age, such as "3 minutes ago"; after a month, its date. */
export const relativeTime = (at: Date, now: Date, zone: TimeZone = 'local'): string => {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds >= SAID_BY_DATE_S) return dayText(at, zone);
  const found = UNITS.find((unit) => seconds >= unit.seconds);
  return found ? ago().format(-Math.floor(seconds / found.seconds), found.unit) : 'just now';
};
