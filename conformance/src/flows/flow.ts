import type { Check } from '../check';

type Flow = Pick<Check, 'rule' | 'run'> & Partial<Pick<Check, 'family' | 'needs' | 'alone'>>;

export const flow = (route: string, what: string, { family = 'flow', ...rest }: Flow): Check => ({
  id: `${route}/${family}/${what}`,
  route,
  family,
  writes: true,
  ...rest,
});
