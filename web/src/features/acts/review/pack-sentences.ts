import { coinText } from '@/lib/economy/amounts/coin-amount';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';

import type { Signable } from '../signing/signable';
import { onceText } from './once-text';

type PackAct = Extract<Signable, { kind: 'packBuy' | 'packOpen' }>;

const packsText = (packs: string, kind: string): string =>
  packs === '1' ? `a ${kind}pack` : `${packs} ${kind}packs`;

/** Buying and opening packs in plain sentences, read from what is signed. */
export const packSentences = (signable: PackAct): string[] => {
  const drop = `the drop “${plainText(signable.message.drop)}”`;
  if (signable.kind === 'packBuy') {
    const { packs, highestPrice, declared } = signable.message;
    return [
      `You buy ${packsText(packs, 'sealed ')} of ${drop}.`,
      packs === '1'
        ? 'Nothing is drawn until you open it, and it never expires.'
        : 'Nothing is drawn until you open them, and they never expire.',
      `You pay at most ${coinText(signable.chainId, 'native', BigInt(highestPrice))} to the market.`,
      'If the price is higher by then, or fewer packs are left, you pay nothing.',
      `It’s valid only for the drop as it was declared (${shortenAddress(declared)}).`,
      onceText(signable),
    ];
  }
  const { packs, table, commitment, entropy } = signable.message;
  return [
    `You open ${packsText(packs, '')} of ${drop}. This can’t be undone.`,
    `What you get is drawn from exactly what’s left now (${shortenAddress(table)}). If someone opens a pack before you, nothing is opened and you keep yours.`,
    `The market has fixed its half of the draw beforehand (${shortenAddress(commitment)}), and your browser adds its own (${shortenAddress(entropy)}). Neither can choose what you get.`,
    'It’s free.',
    onceText(signable),
  ];
};
