import { Fragment } from 'react';

/** Keeps the last two words on one line, such as an amount and its coin. */
const withoutOrphan = (fact: string): string => fact.replace(/ (?=\S+$)/, '\u00A0');

/** Joins facts by dots. A fact continues on the next line only if it's longer than the line. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, position) => (
    <Fragment key={fact}>
      {position > 0 && ' '}
      <span className="inline-block">
        {withoutOrphan(fact)}
        {position < facts.length - 1 && '\u00A0·'}
      </span>
    </Fragment>
  ));
}
