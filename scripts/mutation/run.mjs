/**
 * Exits with 1 when a goal is missed or a survivor unexplained, and with 2 when it couldn't run.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { areas, areasNamed } from './areas.mjs';
import { matchReasons, ReasonsSchema } from './reasons.mjs';
import { runArea } from './run-area.mjs';
import { verdict } from './verdict.mjs';

/** @param {string} area */
const readReasons = async (area) => {
  const file = new URL(`survivors/${area}.json`, import.meta.url);
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return ReasonsSchema.parse(JSON.parse(text));
};

const readCommand = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      concurrency: { type: 'string', default: String(availableParallelism()) },
      file: { type: 'string', multiple: true, default: [] },
      again: { type: 'boolean', default: false },
      progress: { type: 'boolean', default: false },
    },
  });
  return {
    names: positionals.length > 0 ? positionals.flatMap(areasNamed) : Object.keys(areas),
    options: {
      concurrency: z.coerce.number().int().min(1).parse(values.concurrency),
      files: values.file,
      again: values.again,
      progress: values.progress,
    },
  };
};

try {
  const { names, options } = readCommand();
  for (const name of names) {
    const reasons = await readReasons(name);
    const isExplained = (/** @type {import('./mutants.mjs').Mutant} */ mutant) =>
      matchReasons([mutant], reasons).explained.length > 0;
    const { lines, isMet } = verdict(name, await runArea(name, options, isExplained), reasons);
    console.log(lines.join('\n'));
    if (!isMet) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
