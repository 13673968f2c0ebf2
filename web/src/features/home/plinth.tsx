import type { ReactNode } from 'react';

/** The plinths' heights in rem. They differ, to look like a museum and not like a shop. */
const HEIGHTS = [7, 4.5, 9, 5.5, 10, 6] as const;

type PlinthProps = {
  position: number;
  object: ReactNode;
  label: ReactNode;
};

export function Plinth({ position, object, label }: PlinthProps) {
  return (
    <span className="flex w-full flex-col">
      {object}
      <span className="h-3 shrink-0 bg-plaster-light" />
      <span
        className="mx-2 grow bg-plaster bg-linear-90 from-transparent from-65% to-plaster-shade to-65% px-3 pt-3 text-plaster-ink"
        style={{ minHeight: `${HEIGHTS[position % HEIGHTS.length] ?? 6}rem` }}
      >
        {label}
      </span>
    </span>
  );
}
