import { zonedMoment } from '@/lib/format/dates';
import { shortenAddress } from '@/lib/format/shorten-address';

import { detail, type Sentence } from './sentence';

/** Describes until when a message is valid; `deadline` is in seconds since 1970. */
export const validityText = ({ message }: { message: { deadline: string } }): Sentence =>
  detail(
    `The signature works once, until ${zonedMoment(new Date(Number(message.deadline) * 1000))}.`,
  );

type Parts = { commitment: string; entropy: string };

export const partsSentence = ({ commitment, entropy }: Parts): Sentence =>
  detail(
    `Three parts decide what you get: the market fixed its own beforehand (${shortenAddress(commitment)}), your browser adds random bytes (${shortenAddress(entropy)}), and a public beacon publishes a random number shortly after you sign. No one can know or choose the result.`,
  );
