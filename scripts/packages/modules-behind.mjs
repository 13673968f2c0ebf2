import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Compiles an exported pattern. All its `*` must match the same string.
 * @param {string} pattern
 */
const expressionFor = (pattern) => {
  const [first = '', ...others] = pattern.split('*').map(literally);
  const [second, ...more] = others;
  if (second === undefined) return new RegExp(`^${first}$`);
  return new RegExp(`^${first}(.+)${[second, ...more].join('\\1')}$`);
};

/**
 * @param {string} folder of the package
 * @param {readonly string[]} exported files or patterns that start with `./`
 * @returns {Promise<string[]>} absolute paths, sorted
 */
export const modulesBehind = async (folder, exported) => {
  const expressions = exported.map(expressionFor);
  const tops = new Set(exported.map((file) => file.split('/')[1] ?? ''));
  const files = await Promise.all(
    [...tops].map(async (top) =>
      (await readdir(join(folder, top), { recursive: true })).map((file) => `./${top}/${file}`),
    ),
  );
  return files
    .flat()
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => expressions.some((expression) => expression.test(file)))
    .map((file) => join(folder, file))
    .toSorted();
};
