import { MarketRefusal } from '../economy/shared/refusal';

/** Returns the error code of a rejected action; undefined when the action is executed. */
export const refusalOf = async (act: Promise<unknown>): Promise<string | undefined> => {
  try {
    await act;
    return undefined;
  } catch (error) {
    if (error instanceof MarketRefusal) return error.code;
    throw error;
  }
};
