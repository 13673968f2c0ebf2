/** The user's time zone, or UTC as on the server. */
export type TimeZone = 'local' | 'UTC';

/** Dates are in en-GB form. The browser's formatter would cost 0.1 s on a phone. */
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;

const dayOf = (at: Date, zone: TimeZone) =>
  zone === 'UTC'
    ? { day: at.getUTCDate(), month: at.getUTCMonth(), year: at.getUTCFullYear() }
    : { day: at.getDate(), month: at.getMonth(), year: at.getFullYear() };

const clockOf = (at: Date, zone: TimeZone) =>
  zone === 'UTC'
    ? { hours: at.getUTCHours(), minutes: at.getUTCMinutes() }
    : { hours: at.getHours(), minutes: at.getMinutes() };

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Formats a day: "18 Nov 2026". @throws RangeError for an invalid date */
export const dayText = (at: Date, zone: TimeZone = 'local'): string => {
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value');
  const { day, month, year } = dayOf(at, zone);
  return `${day} ${MONTHS[month]} ${year}`;
};

/** Formats a time with minutes: "18 Nov 2026, 09:05". */
export const momentText = (at: Date, zone: TimeZone = 'local'): string => {
  const { hours, minutes } = clockOf(at, zone);
  return `${dayText(at, zone)}, ${twoDigits(hours)}:${twoDigits(minutes)}`;
};

/** Names the zone of a time by its offset at that time: "UTC", "UTC+2", "UTC−3:30". */
const zoneText = (at: Date, zone: TimeZone): string => {
  const offset = zone === 'UTC' ? 0 : -at.getTimezoneOffset();
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
};

/** Formats a time with seconds and its zone: "18 Nov 2026, 09:05:07 UTC+1" (E396). */
export const exactTime = (at: Date, zone: TimeZone = 'local'): string =>
  `${momentText(at, zone)}:${twoDigits(at.getSeconds())} ${zoneText(at, zone)}`;
