import type { ChainAmount } from '@trait-market/contract/economy/rates';
import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';

import { RowEstimate } from './row-estimate';

export type AmountRow = {
  id?: string;
  label: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  picture?: ReactNode;
  value: ReactNode;
  /** The amount in wei whose estimate is shown below the value. */
  estimate?: ChainAmount | undefined;
  isSum?: boolean;
};

export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className="grid gap-1.5 rounded-control bg-surface-raised px-4 py-3 text-sm">
      {rows.map(({ id, label, detail, picture, value, estimate, isSum = false }) => (
        <div
          key={id ?? label}
          className={cn(
            'flex flex-wrap justify-between gap-x-2',
            isSum && 'mt-1 border-t border-hairline pt-2 text-base font-semibold',
          )}
        >
          <dt
            className={cn(
              'min-w-0 flex-1 basis-28 wrap-anywhere',
              !isSum && 'text-muted',
              picture && 'flex items-center gap-3',
            )}
          >
            {picture}
            {detail === undefined ? (
              label
            ) : (
              <span className="min-w-0 wrap-anywhere">
                {label}
                <span className="block text-xs">{detail}</span>
              </span>
            )}
          </dt>
          <dd translate="no" className="ml-auto text-right tabular-nums">
            {value}
            {estimate && <RowEstimate price={estimate} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
