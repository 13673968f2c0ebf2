import * as fc from 'fast-check';

import { isWhole, type NumberRules } from '../valid/numbers';
import type { Breakage } from './breakage';
import { notOfType } from './other-types';

/** Numbers that break one limit each, and what is no number. */
export const brokenNumbers = (rules: NumberRules, path: string): Breakage[] => {
  const least = rules.minimum ?? rules.exclusiveMinimum;
  const most = rules.maximum ?? rules.exclusiveMaximum;
  const broken = [
    notOfType('number', path),
    { rule: `${path} is a number as text`, values: fc.integer().map(String) },
  ];
  if (least !== undefined)
    broken.push({
      rule: `${path} is below ${least}`,
      values: fc.nat().map((distance) => least - distance),
    });
  if (most !== undefined)
    broken.push({
      rule: `${path} is above ${most}`,
      values: fc.nat().map((distance) => most + distance),
    });
  if (isWhole(rules))
    broken.push({
      rule: `${path} is no whole number`,
      values: fc.integer({ min: least ?? 0, max: most ?? 100 }).map((value) => value + 0.5),
    });
  return broken;
};
