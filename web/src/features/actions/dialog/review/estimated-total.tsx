import { Estimate } from '@/components/economy/prices/estimate';
import { EstimateNote } from '@/components/economy/prices/estimate-note';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';

import type { Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';
import type { Money } from '../../messages/message';

function Line({ label, money }: { label: string; money: readonly Money[] }) {
  const estimate = useEstimate(money);
  if (money.length === 0 || estimate.kind === 'none') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {label} <Estimate amounts={money} />
    </p>
  );
}

export function EstimatedTotal({ steps }: { steps: readonly Signable[] }) {
  const money = steps.flatMap((signable) => messageOf(signable).money?.(signable) ?? []);
  if (money.length === 0) return null;
  return (
    <div>
      <Line label="You pay" money={money.filter(({ isPaid }) => isPaid)} />
      <Line label="You receive" money={money.filter(({ isPaid }) => !isPaid)} />
      <EstimateNote />
    </div>
  );
}
