import { momentText } from '@/lib/format/dates';

/**
 * Returns a sentence on how long a signature can be used; the deadline is in seconds since 1970.
 */
export const validityText = ({ message }: { message: { deadline: string } }): string =>
  `The signature works once, until ${momentText(new Date(Number(message.deadline) * 1000))}.`;
