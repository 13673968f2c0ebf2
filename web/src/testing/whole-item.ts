import type { MatcherFunction } from '@testing-library/react';

/** Finds a list item by its full text, ignoring markup and nested lists. */
export const wholeItem =
  (words: string | RegExp): MatcherFunction =>
  (_, element) => {
    if (element?.tagName !== 'LI' || element.querySelector('li') !== null) return false;
    const { textContent: text } = element;
    return typeof words === 'string' ? text === words : words.test(text);
  };
