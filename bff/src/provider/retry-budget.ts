/** Initial retries, which are also available after a quiet hour. */
const RESERVE = 10;

/** Earns a share of a retry per read, so that a failing provider gets little more load. */
export const createRetryBudget = (percent: number) => {
  let hundredths = RESERVE * 100;
  let spent = 0;
  return {
    earn: (): void => {
      hundredths = Math.min(RESERVE * 100, hundredths + percent);
    },
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
