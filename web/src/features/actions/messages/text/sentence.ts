type Part = 'plain' | 'why' | 'detail' | 'total';

/**
 * A sentence of a review. `why` gives reasons and `detail` is technical, both folded; `total`
 * states the amount that the review's headline shows if no other signature moves money.
 */
export type Sentence = string | { text: string; part: Exclude<Part, 'plain'> };

export const why = (text: string): Sentence => ({ text, part: 'why' });

export const detail = (text: string): Sentence => ({ text, part: 'detail' });

export const total = (text: string): Sentence => ({ text, part: 'total' });

export const textOf = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence.text;

export const partOf = (sentence: Sentence): Part =>
  typeof sentence === 'string' ? 'plain' : sentence.part;
