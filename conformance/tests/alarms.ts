import type { ConformanceReport } from '@trait-market/conformance/report';

type Alarm = { id: string; expected: string; got: string };

/** Returns the failed checks without what they observed, which would make messages long. */
export const alarmsIn = ({ results }: Pick<ConformanceReport, 'results'>): Alarm[] =>
  results.flatMap(({ id, outcome }) =>
    outcome.kind === 'failed' ? [{ id, expected: outcome.expected, got: outcome.got }] : [],
  );
