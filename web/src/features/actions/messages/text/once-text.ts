import { momentText } from '@/lib/format/dates';

/** Until when a signature can be used; its deadline is in seconds since 1970. */
export const onceText = ({ message }: { message: { deadline: string } }): string =>
  `The signature works once, until ${momentText(new Date(Number(message.deadline) * 1000))}.`;
