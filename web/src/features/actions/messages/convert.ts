import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import type { MessageDefinition } from './message';
import { priceRow } from './text/price-row';
import { type StepOf, newStep } from './step';
import { market, send } from './send';

type WrapStep = StepOf<'wrap'>;
type UnwrapStep = StepOf<'unwrap'>;

export const convertStep = (
  kind: 'wrap' | 'unwrap',
  chainId: ChainId,
  amount: bigint,
  owner: WalletAddress,
): WrapStep | UnwrapStep => {
  const message = { owner, amount: String(amount) };
  return kind === 'wrap' ? newStep(kind, chainId, message) : newStep(kind, chainId, message);
};

/** Names what is signed within a sentence. */
export const CONVERSIONS = { wrap: 'wrapping', unwrap: 'unwrapping' } as const;

const amountsOf = ({ chainId, message }: Pick<WrapStep, 'chainId' | 'message'>) => {
  const amount = BigInt(message.amount);
  return {
    native: coinText(chainId, 'native', amount),
    wrapped: coinText(chainId, 'wrapped', amount),
  };
};

const balanceRows = ({ chainId, native, wrapped }: Balance): AmountRow[] => [
  priceRow(CHAINS[chainId].symbols.native, { chainId, coin: 'native', amount: native }),
  priceRow(CHAINS[chainId].symbols.wrapped, { chainId, coin: 'wrapped', amount: wrapped }),
];

export const wrapMessage: MessageDefinition<WrapStep> = {
  noun: () => CONVERSIONS.wrap,
  sentences: (step) => {
    const { native, wrapped } = amountsOf(step);
    return [
      `${native} becomes ${wrapped}, one to one and with no fee.`,
      'It stays in your wallet, and you can unwrap it at any time.',
    ];
  },
  send: async (step, signature) => {
    const balance = await send(market.wallets.wrap, step, signature);
    return {
      title: `${CHAINS[balance.chainId].symbols.native} wrapped`,
      words: 'Your new balances:',
      rows: balanceRows(balance),
    };
  },
  wakes: (step) => [({ chainId }, lack) => lack === 'coin' && chainId === step.chainId],
};

export const unwrapMessage: MessageDefinition<UnwrapStep> = {
  noun: () => CONVERSIONS.unwrap,
  sentences: (step) => {
    const { native, wrapped } = amountsOf(step);
    return [
      `${wrapped} becomes ${native}, one to one and with no fee.`,
      'It stays in your wallet. Offers it was backing can’t be accepted without it.',
    ];
  },
  send: async (step, signature) => {
    const balance = await send(market.wallets.unwrap, step, signature);
    return {
      title: `${CHAINS[balance.chainId].symbols.wrapped} unwrapped`,
      words: 'Your new balances:',
      rows: balanceRows(balance),
    };
  },
};
