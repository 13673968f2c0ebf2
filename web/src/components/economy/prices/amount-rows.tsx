import type { ReactNode } from 'react';

import { cn } from '@/lib/cn';

export type AmountRow = { id?: string; label: string; value: ReactNode; isSum?: boolean };

export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className="grid gap-1.5 rounded-control bg-surface-raised px-4 py-3 text-sm">
      {rows.map(({ id, label, value, isSum = false }) => (
        <div
          key={id ?? label}
          className={cn(
            'flex flex-wrap justify-between gap-x-2',
            isSum && 'mt-1 border-t border-hairline pt-2 text-base font-semibold',
          )}
        >
          <dt className={isSum ? '' : 'text-muted'}>{label}</dt>
          <dd translate="no" className="ml-auto text-right tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
