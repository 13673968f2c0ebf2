/** Retries that are free before any read has earned one, so that a quiet hour has some too. */
const RESERVE = 10;

/**
 * How often the provider may be asked again: by every read a share of a retry is earned, and no
 * more than a small reserve is kept. A provider that fails is so never asked much more than one
 * that works.
 *
 * @param percent retries per hundred reads
 */
export const createRetryBudget = (percent: number) => {
  let hundredths = RESERVE * 100;
  let spent = 0;
  return {
    /** A read was begun. */
    earn: (): void => {
      hundredths = Math.min(RESERVE * 100, hundredths + percent);
    },
    /** Whether one more retry may be made; if so, it is paid for. */
    spend: (): boolean => {
      if (hundredths < 100) return false;
      hundredths -= 100;
      spent += 1;
      return true;
    },
    spent: (): number => spent,
  };
};

export type RetryBudget = ReturnType<typeof createRetryBudget>;
