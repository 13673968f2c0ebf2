import { SIGNATURE_VALID_MS } from '@/config/constants';
import { zonedMoment } from '@/lib/format/dates';
import { shortenAddress } from '@/lib/format/shorten-address';

import { NO_DEADLINE } from '../step';
import { detail, type Sentence } from './sentence';

type Timed = { message: { deadline: string } };

/**
 * Describes until when a message is valid; `deadline` is in seconds since 1970. The review below a
 * form has none yet, because the signature's time starts when its button is pressed.
 */
export const validityText = ({ message: { deadline } }: Timed): Sentence =>
  detail(
    deadline === NO_DEADLINE
      ? `The signature works once, within ${SIGNATURE_VALID_MS / 60_000} minutes.`
      : `The signature works once, until ${zonedMoment(new Date(Number(deadline) * 1000))}.`,
  );

type Parts = { commitment: string; entropy: string };

export const partsSentence = ({ commitment, entropy }: Parts): Sentence =>
  detail(
    `Three parts decide what you get: the market fixed its own beforehand (${shortenAddress(commitment)}), your browser adds random bytes (${shortenAddress(entropy)}), and a public beacon publishes a random number shortly after you sign. No one can know or choose the result.`,
  );
