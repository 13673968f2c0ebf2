import { posix } from 'node:path';

/** The maximum number of files per folder, not counting tests. */
export const FILES_IN_A_FOLDER = 30;

/**
 * @param {readonly string[]} paths of modules
 * @returns {string[]}
 */
export const crowdedFolders = (paths) => {
  const counts = new Map();
  for (const path of paths) {
    if (/\.test\.\w+$/.test(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_IN_A_FOLDER)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files beside its tests, and ${FILES_IN_A_FOLDER} at most are allowed: group them in folders`,
    );
};
