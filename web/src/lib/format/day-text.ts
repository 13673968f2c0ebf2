const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of a moment, in the time of the place where it is read: "18 Nov 2026". */
export const dayText = (at: Date): string => DAY.format(at);
