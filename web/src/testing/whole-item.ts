import type { MatcherFunction } from '@testing-library/react';

/** Finds an item of a list, and no list within a list, by all of its text, whatever it is marked up with. */
export const wholeItem =
  (words: string | RegExp): MatcherFunction =>
  (_, element) => {
    if (element?.tagName !== 'LI' || element.querySelector('li') !== null) return false;
    const { textContent: text } = element;
    return typeof words === 'string' ? text === words : words.test(text);
  };
