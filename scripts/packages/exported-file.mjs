import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './root.mjs';

/**
 * Maps exported names to files. Both may be patterns.
 * @type {Record<string, string>}
 */
export const CONTRACT_EXPORTS = JSON.parse(
  readFileSync(join(root, 'contract/package.json'), 'utf8'),
).exports;

/**
 * Resolves an exported name as Node does: by exact name, otherwise by the pattern with the longest
 * prefix.
 * @param {string} name such as `v1/users`
 */
export const exportedFile = (name) => {
  const subpath = `./${name}`;
  const exact = CONTRACT_EXPORTS[subpath];
  if (exact !== undefined) return exact;
  const fitting = Object.entries(CONTRACT_EXPORTS).flatMap(([pattern, file]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) return [];
    const part = subpath.slice(before.length, subpath.length - after.length);
    return [{ before, file: file.replaceAll('*', part) }];
  });
  const [longest] = fitting.toSorted((a, b) => b.before.length - a.before.length);
  if (longest === undefined) throw new Error(`The contract exports no ${name}`);
  return longest.file;
};
