/**
 * A sentence of a review. `detail` is technical and folded; `total` states the amount that the
 * review's headline shows if no other signature moves money.
 */
export type Sentence = string | { text: string; part: 'detail' | 'total' };

export const detail = (text: string): Sentence => ({ text, part: 'detail' });

export const total = (text: string): Sentence => ({ text, part: 'total' });

export const textOf = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence.text;

export const partOf = (sentence: Sentence): 'plain' | 'detail' | 'total' =>
  typeof sentence === 'string' ? 'plain' : sentence.part;
