import type { Context } from '../check';
import { Skipped } from '../probe/outcome';

export const later = async (
  { capabilities: { advanceClock } }: Context,
  milliseconds: number,
  then: () => Promise<void>,
): Promise<void> => {
  if (advanceClock === undefined) throw new Skipped("needs control of the target's clock");
  await advanceClock(milliseconds);
  try {
    await then();
  } finally {
    await advanceClock(-milliseconds);
  }
};
