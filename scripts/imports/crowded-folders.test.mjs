import { expect, test } from 'vitest';

import { crowdedFolders, FILES_IN_A_FOLDER } from './crowded-folders.mjs';

/**
 * @param {string} folder
 * @param {number} count
 */
const files = (folder, count, ending = 'ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`);

test('a folder may hold as many files as are allowed, and their tests', () => {
  const allowed = [
    ...files('web/src/lib', FILES_IN_A_FOLDER),
    ...files('web/src/lib', FILES_IN_A_FOLDER, 'test.ts'),
  ];
  expect(crowdedFolders(allowed)).toEqual([]);
});

test('a folder with one more is named, and how many files it holds', () => {
  const crowded = crowdedFolders(files('web/src/lib', FILES_IN_A_FOLDER + 1));
  expect(crowded).toHaveLength(1);
  expect(crowded[0]).toContain(`web/src/lib holds ${FILES_IN_A_FOLDER + 1} files`);
});

test('files of the folders in it do not count', () => {
  const grouped = [...files('web/src/lib', FILES_IN_A_FOLDER), ...files('web/src/lib/format', 9)];
  expect(crowdedFolders(grouped)).toEqual([]);
});

test('journeys are counted, since nothing else stands beside them', () => {
  expect(crowdedFolders(files('e2e/journeys', FILES_IN_A_FOLDER + 1, 'spec.ts'))).toHaveLength(1);
});
