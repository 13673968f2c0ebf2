import * as fc from 'fast-check';

import type { Breakage } from './breakage';
import { notOfType } from './other-types';

export const brokenChoices = (choices: readonly unknown[], path: string): Breakage[] => {
  const choice = fc.constantFrom(...choices);
  const changed = fc
    .tuple(
      choice.map(String),
      fc.constantFrom(
        (text: string) => text.toUpperCase(),
        (text: string) => ` ${text}`,
        (text: string) => `${text}\n`,
        (text: string) => text.slice(0, -1),
        (text: string) => text,
      ),
    )
    .map(([text, change]) => change(text));
  return [
    {
      rule: `${path} is none of ${choices.map(String).join(', ')}`,
      values: fc.oneof(changed, fc.string(), notOfType('', path).values),
    },
    { rule: `${path} is given twice`, values: choice.map((one) => [one, one]) },
  ];
};
