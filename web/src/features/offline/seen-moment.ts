import { zonedMoment } from '@/lib/format/dates';

/** Returns the time of today, such as "14:02 UTC+1", or else the day and time. */
export const seenMoment = (at: number, now = new Date()): string => {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  const text = zonedMoment(moment);
  return isToday ? text.slice(text.indexOf(',') + 2) : text;
};
