import { currencySymbol } from '@/lib/format/currency';
import { groupedEther } from '@/lib/format/ether';

/** Decimal places that are read at a glance; those after them are there, and muted. */
const GLANCE = 4;

type EtherAmountProps = { wei: bigint; code: string };

/** An amount to its last digit (§9), its first digits first. */
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
