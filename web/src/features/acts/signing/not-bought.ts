import type { Line } from '@/lib/acts/act';

import type { NotBought } from '../outcome/several-bought';
import type { Progress } from './act-state';

/** Which of several lines were not bought, and why. What nobody was asked to sign for is one's own. */
export const notBought = (lines: readonly Line[], { steps, missed }: Progress): NotBought => {
  const reasonOf = (hash: string): string | undefined => {
    const at = steps.findIndex(
      (step) =>
        step.kind === 'fulfilment' && step.message.orderHash.toLowerCase() === hash.toLowerCase(),
    );
    return at < 0 ? 'Your own listing' : missed?.find((one) => one.at === at)?.title;
  };
  return new Map(
    lines.flatMap(({ order: { hash } }) => {
      const reason = reasonOf(hash);
      return reason === undefined ? [] : [[hash, reason]];
    }),
  );
};
