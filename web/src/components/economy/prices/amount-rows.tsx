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
            picture && 'py-1',
            isSum && 'mt-1 border-t border-hairline pt-2 text-base font-semibold',
          )}
        >
          <dt
            className={cn(
              'min-w-0 flex-1 basis-28 wrap-anywhere',
              !isSum && 'text-muted',
              picture && 'flex items-center gap-3 max-sm:basis-full',
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
          <dd
            translate="no"
            className={cn(
              'tabular-nums',
              // Below the name on phones, since a picture leaves too little width for both.
              picture ? 'max-sm:pl-13 sm:ml-auto sm:text-right' : 'ml-auto text-right',
            )}
          >
            {value}
            {estimate && <RowEstimate price={estimate} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
