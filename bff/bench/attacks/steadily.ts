import { setTimeout as pause } from 'node:timers/promises';

const TICK_MS = 5;

// Repeats an action at a fixed rate, regardless of its outcome, until the signal aborts or the
// limit is reached.
export const steadily = async (
  { perSecond, most = Infinity }: { perSecond: number; most?: number },
  end: AbortSignal,
  act: (number: number) => Promise<unknown>,
): Promise<number> => {
  const startedAt = performance.now();
  let done = 0;
  while (!end.aborted) {
    const due = Math.min(most, ((performance.now() - startedAt) / 1000) * perSecond);
    for (; done < due; done += 1) act(done).catch(() => undefined);
    await pause(TICK_MS);
  }
  return done;
};
