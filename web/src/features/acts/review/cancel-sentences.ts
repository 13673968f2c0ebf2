import { CHAINS } from '@trait-market/contract/economy/shared';

import type { Signable } from '../signing/signable';

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What the market's zone keeps of a cancellation on the chain: permits that were given before it end within a minute. */
const lastMinuteText = (network: string): string =>
  `An order that’s already being filled on ${network} can still go through for a minute.`;

/** What canceling orders means for them. */
export const cancelSentences = ({
  chainId,
  message,
}: Extract<Signable, { kind: 'cancel' }>): string[] => {
  const count = message.orderHashes.length;
  return [
    `You cancel ${count} ${plural(count, 'order', 'orders')} for good.`,
    plural(
      count,
      'No one can accept it after that. To sell, buy or trade again, make a new one.',
      'No one can accept them after that. To sell, buy or trade again, make new ones.',
    ),
    lastMinuteText(CHAINS[chainId].name),
    'It’s free.',
  ];
};

/** What canceling all orders on a network means, seen or unseen. */
export const cancelAllSentences = ({
  chainId,
}: Extract<Signable, { kind: 'cancelAll' }>): string[] => {
  const { name } = CHAINS[chainId];
  return [
    `You cancel every order you’ve ever signed here on ${name}, whether it’s shown or not.`,
    'They can never be filled after that, even if someone kept a copy.',
    lastMinuteText(name),
    'It’s free. Orders on other networks and on other sites stay as they are.',
  ];
};
