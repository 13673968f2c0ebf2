/** The number of retries available at the start and after a quiet time. */
const RESERVE = 10;

/**
 * Creates a budget that earns a fraction of a retry per read, so that retries hardly increase a
 * failing provider's load.
 */
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
