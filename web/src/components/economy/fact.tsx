import type { ReactNode } from 'react';

type FactProps = {
  name: string;
  children: ReactNode;
  note?: ReactNode;
};

/** Wraps a long price, so that it doesn't make the neighboring fact narrower. */
export function Fact({ name, children, note }: FactProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold break-words tabular-nums *:whitespace-normal">
        {children}
      </dd>
      {note !== undefined && (
        <dd className="text-xs text-balance text-muted tabular-nums">{note}</dd>
      )}
    </div>
  );
}
