import { CHAINS } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { shortenAddress } from '@/lib/format/shorten-address';

import { contractText, type Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';

/** What an approval allows, or what it takes back. */
export const approvalSentences = (
  { chainId, message }: Extract<Signable, { kind: 'approval' }>,
  labels: Labels,
): string[] => {
  const { name, symbols, wrapped } = CHAINS[chainId];
  const what = isSameAddress(message.token, wrapped)
    ? symbols.wrapped
    : contractText(labels, message.token);
  const operator = `Seaport (${shortenAddress(message.operator)})`;
  return message.approved
    ? [
        `${operator} may move your ${what} on ${name} until you take this back.`,
        'It moves only what you sign an order for. Signing this moves nothing.',
        'It’s free. You can take it back on your order radar at any time.',
      ]
    : [
        `${operator} may no longer move your ${what} on ${name}.`,
        'Your orders that give any of it are inactive until you approve it again.',
        'It’s free, and nothing moves.',
      ];
};
