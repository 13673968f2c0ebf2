import type { Check } from '../check';

type Flow = Pick<Check, 'rule' | 'run'> & Partial<Pick<Check, 'family' | 'needs' | 'alone'>>;

/** A check of several calls that write; it belongs to the route whose promise it is. */
export const flow = (route: string, what: string, { family = 'flow', ...rest }: Flow): Check => ({
  id: `${route}/${family}/${what}`,
  route,
  family,
  writes: true,
  ...rest,
});
