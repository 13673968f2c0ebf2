import * as fc from 'fast-check';

import type { TextRules } from '../schemas/text-rules';
import type { Breakage } from './breakage';
import { notOfType } from './other-types';

const INTRUDERS = [
  ' ',
  '\0',
  '/',
  '..',
  '%',
  '\n',
  '<',
  '"',
  ',',
  '@',
  '\u202e',
  'é',
  '😀',
  '\ud800',
];

const FAR_TOO_LONG = 10_000;

type Texts = fc.Arbitrary<string>;

const spoilt = (valid: Texts): Texts =>
  fc.oneof(
    fc
      .tuple(valid, fc.constantFrom(...INTRUDERS), fc.nat({ max: 100 }))
      .map(([text, intruder, percent]) => {
        const at = Math.round((text.length * percent) / 100);
        return text.slice(0, at) + intruder + text.slice(at);
      }),
    fc.tuple(valid, fc.nat({ max: 99 })).map(([text, percent]) => {
      const at = Math.floor((text.length * percent) / 100);
      return text.slice(0, at) + text.slice(at + 1);
    }),
    valid.map((text) => text.slice(0, Math.ceil(text.length / 2))),
    valid.map((text) => text + text.slice(-1)),
    fc.string(),
  );

export const brokenTexts = (rules: TextRules, valid: Texts, path: string): Breakage[] => {
  const { minLength, maxLength, formats, refined } = rules;
  const broken: Breakage[] = [
    notOfType('string', path),
    { rule: `${path} is given twice`, values: valid.map((text) => [text, text]) },
  ];
  if (minLength > 0)
    broken.push({
      rule: `${path} is shorter than ${minLength}`,
      values: valid.map((text) => text.slice(0, minLength - 1)),
    });
  if (maxLength < Infinity)
    broken.push({
      rule: `${path} is longer than ${maxLength}`,
      values: valid.map((text) => text.padEnd(maxLength + 1, text.slice(-1) || 'a')),
    });
  for (const { name } of formats)
    broken.push({ rule: `${path} breaks its format (${name})`, values: spoilt(valid) });
  if (refined)
    broken.push({
      rule: `${path} breaks a custom rule`,
      values: fc.oneof(
        valid.map((text) => text + (text.slice(-1) || 'a').repeat(FAR_TOO_LONG)),
        spoilt(valid),
      ),
    });
  return broken;
};
