import { currencySymbol } from '@/lib/format/currency';
import { groupedEther } from '@/lib/format/ether';

/** The number of decimal places in normal color; further decimals are muted. */
const GLANCE = 4;

type EtherAmountProps = { wei: bigint; code: string };

export function EtherAmount({ wei, code }: EtherAmountProps) {
  const [whole = '', fraction = ''] = groupedEther(wei).split('.');
  const start = fraction === '' ? whole : `${whole}.${fraction.slice(0, GLANCE)}`;
  return (
    <span translate="no" className="tabular-nums">
      <span className="font-semibold">{start}</span>
      <span className="text-sm text-muted">{fraction.slice(GLANCE)}</span>{' '}
      <span className="text-muted">{currencySymbol(code)}</span>
    </span>
  );
}
