import { momentText } from '@/lib/format/dates';
import { shortenAddress } from '@/lib/format/shorten-address';

/** Describes until when a message is valid; `deadline` is in seconds since 1970. */
export const validityText = ({ message }: { message: { deadline: string } }): string =>
  `The signature works once, until ${momentText(new Date(Number(message.deadline) * 1000))}.`;

type Halves = { commitment: string; entropy: string };

export const halvesSentence = ({ commitment, entropy }: Halves): string =>
  `The market has fixed its half of the draw beforehand (${shortenAddress(commitment)}), and your browser adds its own (${shortenAddress(entropy)}). Neither can choose what you get.`;
