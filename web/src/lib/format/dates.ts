/** The user's time zone, or UTC as on the server. */
export type TimeZone = 'local' | 'UTC';

/** Dates are in en-GB form. The browser's formatter would cost 0.1 s on a phone. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

const dayOf = (at: Date, zone: TimeZone) =>
  zone === 'UTC'
    ? ([at.getUTCDate(), at.getUTCMonth(), at.getUTCFullYear()] as const)
    : ([at.getDate(), at.getMonth(), at.getFullYear()] as const);

const clockOf = (at: Date, zone: TimeZone) =>
  zone === 'UTC'
    ? ([at.getUTCHours(), at.getUTCMinutes()] as const)
    : ([at.getHours(), at.getMinutes()] as const);

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Formats a day: "18 Nov 2026". @throws RangeError for an invalid date */
export const dayText = (at: Date, zone: TimeZone = 'local'): string => {
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value');
  const [day, month, year] = dayOf(at, zone);
  return `${day} ${MONTHS[month]} ${year}`;
};

/** Names the zone of a time by its offset at that time: "UTC", "UTC+2", "UTC−3:30". */
export const zoneText = (at: Date, zone: TimeZone): string => {
  const offset = zone === 'UTC' ? 0 : -at.getTimezoneOffset();
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`;
};

const clockText = (at: Date, zone: TimeZone, seconds = ''): string => {
  const [hours, minutes] = clockOf(at, zone);
  return `${dayText(at, zone)}, ${twoDigits(hours)}:${twoDigits(minutes)}${seconds} ${zoneText(at, zone)}`;
};

/** Formats a time with minutes and its zone: "18 Nov 2026, 09:05 UTC+1" (E503). */
export const zonedMoment = (at: Date, zone: TimeZone = 'local'): string => clockText(at, zone);

/** Formats a time with seconds and its zone: "18 Nov 2026, 09:05:07 UTC+1" (E396). */
export const exactTime = (at: Date, zone: TimeZone = 'local'): string =>
  clockText(at, zone, `:${twoDigits(at.getSeconds())}`);
