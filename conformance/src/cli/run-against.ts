import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import {
  compareTargets,
  type Comparison,
  type ComparisonOptions,
} from '../comparing/compare-targets';
import { isOfWords } from '../comparing/difference';
import { BadUsage } from '../probe/outcome';
import { comparisonText } from '../reports/comparison';
import type { Arguments } from './arguments';
import type { Surroundings } from './surroundings';

const SAME = 0;
const DIFFERENT = 1;
const UNFINISHED = 3;

const statusOf = ({ isSame, unfinished, differences }: Comparison): number => {
  if (isSame) return SAME;
  const isEarly = unfinished !== undefined && differences.every(isOfWords);
  return isEarly ? UNFINISHED : DIFFERENT;
};

const deliver = async (
  comparison: Comparison,
  { report, out: file }: Arguments,
  { folder, out, err }: Surroundings,
): Promise<void> => {
  const forPeople = `${comparisonText(comparison)}\n`;
  const json = `${JSON.stringify(comparison, null, 2)}\n`;
  if (report === undefined) {
    out(forPeople);
  } else if (file === undefined) {
    err(forPeople);
    out(json);
  } else {
    const path = resolve(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, json);
    out(`${forPeople}Report: ${path}\n`);
  }
};

/** @throws BadUsage when an option has no effect on a comparison of two targets */
export const expectComparable = (given: Arguments): void => {
  if (given.baseline !== undefined) throw new BadUsage('--against has no --baseline.');
  if (given.stop === true) throw new BadUsage('--against has no --stop: it compares all checks.');
  if (given.report !== undefined && given.report !== 'json')
    throw new BadUsage('--against takes --report json.');
};

export const runAgainst = async (
  options: ComparisonOptions,
  given: Arguments,
  surroundings: Surroundings,
): Promise<number> => {
  const { headersAgainst } = given;
  const comparison = await compareTargets({ ...options, headersAgainst });
  await deliver(comparison, given, surroundings);
  return statusOf(comparison);
};
