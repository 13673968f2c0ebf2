import { MarketRefusal } from '../economy/shared/refusal';

/** The code that an action is refused with; undefined when it goes through. */
export const refusalOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof MarketRefusal) return error.code;
    throw error;
  }
};
