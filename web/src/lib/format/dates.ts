/** Dates are local, in en-GB form. The browser's formatter would cost 0.1 s on a phone. */
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

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Formats a day: "18 Nov 2026". @throws RangeError for an invalid date */
export const dayText = (at: Date): string => {
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid time value');
  return `${at.getDate()} ${MONTHS[at.getMonth()]} ${at.getFullYear()}`;
};

/** Formats a time with minutes: "18 Nov 2026, 09:05". */
export const momentText = (at: Date): string =>
  `${dayText(at)}, ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** Formats a time with seconds: "18 Nov 2026, 09:05:07". */
export const exactTime = (at: Date): string => `${momentText(at)}:${twoDigits(at.getSeconds())}`;
