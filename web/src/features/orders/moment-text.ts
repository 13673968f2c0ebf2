const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A point in time as a person's own clock shows it. */
export const momentText = (milliseconds: number): string => MOMENT.format(milliseconds);
