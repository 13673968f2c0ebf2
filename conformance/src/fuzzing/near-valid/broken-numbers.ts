import * as fc from 'fast-check';

import type { NumberRules } from '../schemas/number-rules';
import type { Breakage } from './breakage';
import { notOfType } from './other-types';

export const brokenNumbers = ({ least, most, whole }: NumberRules, path: string): Breakage[] => {
  const broken = [
    notOfType('number', path),
    { rule: `${path} is a number as text`, values: fc.integer().map(String) },
  ];
  if (least !== undefined)
    broken.push({
      rule: `${path} is ${least.inclusive ? 'below' : 'not above'} ${least.value}`,
      values: fc.nat().map((distance) => least.value - distance),
    });
  if (most !== undefined)
    broken.push({
      rule: `${path} is ${most.inclusive ? 'above' : 'not below'} ${most.value}`,
      values: fc.nat().map((distance) => most.value + distance),
    });
  if (whole)
    broken.push({
      rule: `${path} is no whole number`,
      values: fc
        .integer({ min: Math.ceil(least?.value ?? 0), max: Math.floor(most?.value ?? 1000) })
        .map((value) => value + 0.5),
    });
  return broken;
};
