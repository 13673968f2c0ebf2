import { withoutUnseen } from '@trait-market/contract/shared';

import type { WrittenText } from '../link-picture';

/** The maximum length of a text in graphemes. */
const LONGEST = 80;
/**
 * The maximum length of the text that is read, in UTF-16 units. Each segment of V8's segmenter copies
 * the whole text, so a million characters would exhaust the memory.
 */
const MOST_READ = 1000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const MARKS = /\p{M}+/gu;

const shortened = (text: string): string => {
  const segments = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (segments.length <= LONGEST) return text;
  return `${segments
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`;
};

/**
 * Bounds a text that others chose, and removes control, bidirectional and invisible characters and
 * stacked marks. `fallback` consists of letters and digits that the fonts contain.
 */
export const writtenText = (text: string | null | undefined, fallback: string): WrittenText => {
  const seen = withoutUnseen((text ?? '').slice(0, MOST_READ).normalize('NFC'));
  const shown = shortened(seen.replace(MARKS, '').trim());
  return { text: shown === '' ? fallback : shown, fallback };
};
