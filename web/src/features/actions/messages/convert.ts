import { unwrapAction, wrapAction } from '@trait-market/contract/economy/actions';
import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import type * as z from 'zod/mini';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { bodyOf } from '@/lib/body-of';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { walletsClient } from './wallets-client';

const wrapSchema = stepSchema(wrapAction);
export type WrapStep = z.infer<typeof wrapSchema>;
const unwrapSchema = stepSchema(unwrapAction);
export type UnwrapStep = z.infer<typeof unwrapSchema>;

export const convertStep = <Kind extends 'wrap' | 'unwrap'>(
  kind: Kind,
  chainId: ChainId,
  amount: bigint,
  owner: WalletAddress,
) => ({ kind, chainId, message: { owner, amount: String(amount), ...untimed() } });

const amountsOf = ({ chainId, message }: Pick<WrapStep, 'chainId' | 'message'>) => {
  const amount = BigInt(message.amount);
  return {
    native: coinText(chainId, 'native', amount),
    wrapped: coinText(chainId, 'wrapped', amount),
  };
};

const balanceRows = ({ chainId, native, wrapped }: Balance): AmountRow[] => [
  { label: CHAINS[chainId].symbols.native, value: coinText(chainId, 'native', BigInt(native)) },
  { label: CHAINS[chainId].symbols.wrapped, value: coinText(chainId, 'wrapped', BigInt(wrapped)) },
];

export const wrapMessage: MessageDefinition<WrapStep> = {
  ...signedBy(wrapAction),
  schema: wrapSchema,
  title: 'Wrapping',
  sentences: (step) => {
    const { native, wrapped } = amountsOf(step);
    return [
      `${native} becomes ${wrapped}, one to one and with no fee.`,
      'It stays in your wallet, and you can unwrap it at any time.',
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    const balance = bodyOf(await walletsClient.wrap({ body, fetchOptions: withSendTimeout() }));
    return {
      title: `${CHAINS[balance.chainId].symbols.native} wrapped`,
      words: 'Your new balances:',
      rows: balanceRows(balance),
    };
  },
  wakes: (step) => [({ chainId }, lack) => lack === 'coin' && chainId === step.chainId],
};

export const unwrapMessage: MessageDefinition<UnwrapStep> = {
  ...signedBy(unwrapAction),
  schema: unwrapSchema,
  title: 'Unwrapping',
  sentences: (step) => {
    const { native, wrapped } = amountsOf(step);
    return [
      `${wrapped} becomes ${native}, one to one and with no fee.`,
      'It stays in your wallet. Offers it was backing can’t be accepted without it.',
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    const balance = bodyOf(await walletsClient.unwrap({ body, fetchOptions: withSendTimeout() }));
    return {
      title: `${CHAINS[balance.chainId].symbols.wrapped} unwrapped`,
      words: 'Your new balances:',
      rows: balanceRows(balance),
    };
  },
};
