import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

import { coinText } from '@/lib/economy/amounts/coin-amount';

import type { Signable } from '../signing/signable';
import { onceText } from './once-text';

type Purchase = Extract<Signable, { kind: 'subscribe' | 'buyCredits' }>;

/** What a plan or a bundle of credits brings, and the most that it costs. */
export const creditSentences = (signable: Purchase): string[] => {
  const { chainId, message } = signable;
  const most = coinText(chainId, 'native', BigInt(message.highestPrice));
  return [
    ...(signable.kind === 'subscribe'
      ? [
          `You buy the ${signable.message.plan} plan for ${PERIOD_DAYS} days, starting now.`,
          'It replaces the plan you have, if any. Credits left from that plan stay until they end, up to the roll-over limit.',
          'It ends by itself. You’re never charged again unless you sign again.',
        ]
      : [`You buy ${signable.message.credits} credits.`, 'They never expire.']),
    `You pay at most ${most} to the market.`,
    'If the price is higher by then, you pay nothing.',
    onceText(signable),
  ];
};
