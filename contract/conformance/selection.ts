import type { Check } from './check';
import { BadUsage } from './outcome';

const matches = ({ id, route, family }: Check, wanted: string): boolean =>
  route === wanted || family === wanted || id.startsWith(wanted);

/**
 * The checks that `only` asks for: by route, by family, or by the beginning of their id.
 *
 * @throws BadUsage when one of them asks for nothing that there is
 */
export const chosenBy = (
  only: readonly string[] | undefined,
  checks: readonly Check[],
): Check[] => {
  if (only === undefined || only.length === 0) return [...checks];
  const idle = only.find((wanted) => !checks.some((check) => matches(check, wanted)));
  if (idle !== undefined) {
    throw new BadUsage(`--only ${idle}: there is no such route, family or check.`);
  }
  return checks.filter((check) => only.some((wanted) => matches(check, wanted)));
};
