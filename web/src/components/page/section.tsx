import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: string;
  /** A number next to the title; not shown if it is 0 or not loaded yet. */
  count?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

export function Section({ title, count, aside, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline pb-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={heading} className="font-display text-lg font-bold">
            {title}
          </h2>
          {Boolean(count) && <span className="text-sm text-muted tabular-nums">{count}</span>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
