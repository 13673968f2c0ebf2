import { MarketRefusal } from '../economy/shared/refusal';

/** Returns an action's refusal code; undefined when it is executed. */
export const refusalOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof MarketRefusal) return error.code;
    throw error;
  }
};
