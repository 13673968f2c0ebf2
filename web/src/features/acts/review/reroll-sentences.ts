import { shortenAddress } from '@/lib/format/shorten-address';

import { nameOf, type Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';
import { onceText } from './once-text';

type RerollAct = Extract<Signable, { kind: 'reroll' | 'poolGive' }>;

/** Re-rolling, and giving to a pool, in plain sentences, read from what is signed. */
export const rerollSentences = (signable: RerollAct, labels: Labels): string[] => {
  const { token } = signable.message;
  const named = (tokenId: string) => nameOf(labels, { kind: 'trait', token, tokenId });
  if (signable.kind === 'poolGive') {
    const { tokenId, quantity } = signable.message;
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    return [
      `You give ${editions} of ${named(tokenId)} to the re-roll pool.`,
      'You get nothing in return, and this can’t be undone.',
      onceText(signable),
    ];
  }
  const { stake, highestCredits, table, commitment, entropy } = signable.message;
  const [joins = '', ...burned] = stake;
  return [
    burned.length === 0
      ? `You put in ${named(joins)} and get one edition out of the pool. This can’t be undone.`
      : `You put in ${named(joins)}, which joins the pool.`,
    ...(burned.length === 0
      ? []
      : [
          `You burn ${burned.map((id) => named(id)).join(' and ')}: gone for good.`,
          'You get one edition of the next tier out of the pool. This can’t be undone.',
        ]),
    `It costs at most ${highestCredits} credits.`,
    `What you get is drawn from exactly the pool as it is now (${shortenAddress(table)}). If it changes first, nothing happens and you keep everything.`,
    `The market has fixed its half of the draw beforehand (${shortenAddress(commitment)}), and your browser adds its own (${shortenAddress(entropy)}). Neither can choose what you get.`,
    onceText(signable),
  ];
};
