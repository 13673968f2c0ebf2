import type { ReactNode } from 'react';

type FactProps = {
  name: string;
  children: ReactNode;
  /** What stands small beneath it. */
  note?: ReactNode;
};

/** A figure of a page's list of them, under its name. */
export function Fact({ name, children, note }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
      {note !== undefined && <dd className="text-xs text-muted tabular-nums">{note}</dd>}
    </div>
  );
}
