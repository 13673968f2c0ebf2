import type { MatcherFunction } from '@testing-library/react';

/** Finds a list item without nested lists by its full text, regardless of markup. */
export const wholeItem =
  (words: string | RegExp): MatcherFunction =>
  (_, element) => {
    if (element?.tagName !== 'LI' || element.querySelector('li') !== null) return false;
    const { textContent: text } = element;
    return typeof words === 'string' ? text === words : words.test(text);
  };
