/** Initial retries, which are also available after a quiet hour. */
const RESERVE = 10;

/**
 * Limits retries: each read earns a share of a retry, up to a small reserve. A failing provider
 * thus receives little more load than a healthy one.
 *
 * @param percent retries per hundred reads
 */
export const createRetryBudget = (percent: number) => {
  let hundredths = RESERVE * 100;
  let spent = 0;
  return {
    earn: (): void => {
      hundredths = Math.min(RESERVE * 100, hundredths + percent);
    },
    /** Takes one retry from the budget; returns false when none is left. */
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
