import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { openApiDocument } from '../../src/openapi';
import { compareDocuments } from './compare-documents';
import { describeChanges } from './describe-changes';

test('nothing breaks who uses or provides the released v1: a wanted break is made as contract/README.md says', () => {
  const released: unknown = JSON.parse(
    readFileSync(new URL('released-v1.json', import.meta.url), 'utf8'),
  );
  const now: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  const breaking = compareDocuments(released, now).filter(({ breaks }) => breaks !== 'nobody');
  expect(describeChanges(breaking)).toBe('');
});
