import { coinText } from '@/lib/economy/amounts/coin-amount';

import type { Signable } from '../signing/signable';

/** What wrapping or unwrapping a coin means. */
export const convertSentences = ({
  kind,
  chainId,
  message,
}: Extract<Signable, { kind: 'wrap' | 'unwrap' }>): string[] => {
  const amount = BigInt(message.amount);
  const native = coinText(chainId, 'native', amount);
  const wrapped = coinText(chainId, 'wrapped', amount);
  return kind === 'wrap'
    ? [
        `${native} becomes ${wrapped}, one to one and with no fee.`,
        'It stays in your wallet, and you can unwrap it at any time.',
      ]
    : [
        `${wrapped} becomes ${native}, one to one and with no fee.`,
        'It stays in your wallet. Offers it was backing can’t be accepted without it.',
      ];
};
