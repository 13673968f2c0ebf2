import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';

import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { type CoinShortage, coinShortage } from '@/lib/economy/wallets/coin-shortage';

/** A network of which the wallet has less native coin than the cart's lines cost, in wei. */
export type MissingFunds = { chainId: ChainId; due: bigint; shortage: CoinShortage };

/** Returns the networks that lack native coin; none while the balances are unknown. */
export const missingFunds = (
  sums: readonly Price[],
  balances: readonly Balance[] | undefined,
): MissingFunds[] =>
  sums.flatMap(({ chainId, amount }) => {
    if (balances === undefined) return [];
    const balance = balances.find((one) => one.chainId === chainId);
    const due = BigInt(amount);
    const shortage = coinShortage('native', balance, due);
    return shortage.amount > 0n ? [{ chainId, due, shortage }] : [];
  });

const native = ({ chainId }: MissingFunds, amount: bigint): string =>
  coinText(chainId, 'native', amount);

/** Says what is missing: "Not enough ETH: you need 0.3 ETH, you have 0.1 ETH". */
export const shortText = (funds: MissingFunds): string => {
  const { chainId, due, shortage } = funds;
  const symbol = coinSymbol(chainId, 'native');
  return `Not enough ${symbol}: you need ${native(funds, due)}, you have ${native(funds, shortage.has.to)}`;
};

/** Says what is missing, and how to pay nevertheless. */
export const fundsText = (funds: MissingFunds): string => {
  const { chainId, shortage } = funds;
  const wrapped = coinText(chainId, 'wrapped', shortage.has.from);
  return shortage.isShort
    ? `${shortText(funds)} and ${wrapped}. Add ${coinSymbol(chainId, 'native')} to your wallet.`
    : `${shortText(funds)}. ${unwrapText(funds)} That needs its own signature.`;
};

/** Says how much of the wrapped coin the purchase unwraps. */
export const unwrapText = ({ chainId, shortage }: MissingFunds): string =>
  `${coinText(chainId, 'wrapped', shortage.amount)} will be unwrapped first.`;
