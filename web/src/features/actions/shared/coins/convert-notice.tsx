import type { ChainId } from '@trait-market/contract/economy/shared';

import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';

import { Missing } from '../form/missing';
import type { ConvertNeed } from './convert-need';

const shortText = (chainId: ChainId, { kind, from, to, has }: ConvertNeed): string => {
  const held = `${coinText(chainId, to, has.to)} and ${coinText(chainId, from, has.from)}`;
  const native = coinSymbol(chainId, 'native');
  const advice = kind === 'wrap' ? `Offer less, or add ${native}` : `Add ${native}`;
  return `Not enough ${coinSymbol(chainId, to)}: you have ${held}. ${advice} to your wallet.`;
};

export function ConvertNotice({ chainId, need }: { chainId: ChainId; need: ConvertNeed }) {
  if (need.isShort)
    return (
      <Missing words={shortText(chainId, need)}>
        <NextLink to={paths.dashboardBalances}>See your balances</NextLink>
      </Missing>
    );
  return (
    <p role="status" className="text-sm empty:hidden">
      {need.amount > 0n &&
        `${coinText(chainId, need.from, need.amount)} will be ${need.kind}ped first. That needs its own signature.`}
    </p>
  );
}
