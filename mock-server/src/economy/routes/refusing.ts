import { MarketRefusal } from '../shared/refusal';

/** What a refusal of the market answers: its status, its code and its words. */
type RefusalAnswer = {
  status: MarketRefusal['status'];
  body: { message: string; code: string } & MarketRefusal['about'];
};

/** Answers with what `answer` gives, or with the market's refusal in place of it. */
export const refusing = async <Answer>(
  answer: () => Promise<Answer>,
): Promise<Answer | RefusalAnswer> => {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof MarketRefusal)) throw error;
    const { status, code, message, about } = error;
    return { status, body: { message, code, ...about } };
  }
};
