const DAY = '[A-Z][a-z]{2}';
const TIME = '(?<hours>[01]\\d|2[0-3]):(?<minutes>[0-5]\\d):(?<seconds>[0-5]\\d|60)';

// The date formats IMF-fixdate, RFC 850 and asctime, which recipients must accept (RFC 9110
// §5.6.7).
const DATES = [
  `${DAY}, (?<day>\\d\\d) (?<month>${DAY}) (?<year>\\d{4}) ${TIME} GMT`,
  `${DAY}[a-z]{3,6}, (?<day>\\d\\d)-(?<month>${DAY})-(?<year>\\d\\d) ${TIME} GMT`,
  `${DAY} (?<month>${DAY}) (?<day>[ \\d]\\d) ${TIME} (?<year>\\d{4})`,
].map((format) => new RegExp(`^${format}$`));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const FIFTY_YEARS = 50;

// Expands a two-digit year. If it seems to be over 50 years ahead, it means the same year of the
// last century.
const fullYear = (digits: string, now: number): number => {
  if (digits.length > 2) return Number(digits);
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  return year > thisYear + FIFTY_YEARS ? year - 100 : year;
};

const dateIn = (text: string, now: number): number | undefined => {
  const found = DATES.map((format) => format.exec(text)?.groups).find((groups) => groups);
  if (found === undefined) return undefined;
  const { day = '', month = '', year = '', hours = '', minutes = '', seconds = '' } = found;
  const midnight = new Date(0);
  midnight.setUTCFullYear(fullYear(year, now), MONTHS.indexOf(month), Number(day));
  // Date.UTC converts invalid days such as 31 February to March instead of failing.
  const exists = midnight.getUTCDate() === Number(day) && MONTHS.includes(month);
  const ofDay = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return exists ? midnight.getTime() + ofDay * 1000 : undefined;
};

/**
 * Returns the delay in ms that a `Retry-After` header requests in seconds or as a date (RFC 9110
 * §10.2.3), or undefined.
 */
export const retryAfterMs = (field: string, now = Date.now()): number | undefined => {
  const text = field.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = dateIn(text, now);
  return date === undefined ? undefined : Math.max(0, date - now);
};
