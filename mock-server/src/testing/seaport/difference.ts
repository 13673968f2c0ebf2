import { MarketRefusal } from '../../economy/shared/refusal';

/** Thrown when the ledger and Seaport disagree about an action. */
export class Difference extends Error {}

export type Ended<Result> = { result: Result } | { refused: MarketRefusal };

export const ended = async <Result>(act: () => Promise<Result>): Promise<Ended<Result>> => {
  try {
    return { result: await act() };
  } catch (error) {
    if (error instanceof MarketRefusal) return { refused: error };
    throw error;
  }
};

export const assertSame = (isSame: boolean, words: () => string): void => {
  if (!isSame) throw new Difference(words());
};
