/** One way to write a date, finer where more counts; all in the time of the place where it is read. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

const day = new Intl.DateTimeFormat('en-GB', DAY);
const minute = new Intl.DateTimeFormat('en-GB', MINUTE);
const second = new Intl.DateTimeFormat('en-GB', { ...MINUTE, second: '2-digit' });

/** "18 Nov 2026" */
export const dayText = (at: Date): string => day.format(at);

/** "18 Nov 2026, 09:05" */
export const momentText = (at: Date): string => minute.format(at);

/** "18 Nov 2026, 09:05:07" */
export const exactTime = (at: Date): string => second.format(at);
