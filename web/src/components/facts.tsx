import { Fragment, type ReactNode } from 'react';

import { cn } from '@/lib/cn';

/** Keeps the last two words on one line, such as an amount and its coin. */
const withoutOrphan = (fact: ReactNode): ReactNode =>
  typeof fact === 'string' ? fact.replace(/ (?=\S+$)/, '\u00A0') : fact;

type FactsProps = {
  /** Empty ones are left out. */
  facts: readonly ReactNode[];
  className?: string;
};

/** Joins facts by dots. No line begins or ends with a dot: the styles clip those in front of a line's first fact. */
export function Facts({ facts, className }: FactsProps) {
  const shown = facts.filter(
    (fact) => fact !== undefined && fact !== null && fact !== false && fact !== '',
  );
  return (
    <span className={cn('facts', className)}>
      {shown.map((fact, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts never change their order
        <Fragment key={position}>
          {position > 0 && ' '}
          <span>
            {position > 0 && <span className="fact-dot">· </span>}
            {withoutOrphan(fact)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
