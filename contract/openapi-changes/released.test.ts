import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { openApiDocument } from '../openapi/index';
import { compareDocuments } from './compare-documents';
import { describeChanges } from './describe-changes';

test('nothing breaks users or providers of the released v1; contract/README.md says how to make an intended break', () => {
  const released: unknown = JSON.parse(
    readFileSync(new URL('released-v1.json', import.meta.url), 'utf8'),
  );
  const now: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  const breaking = compareDocuments(released, now).filter(({ breaks }) => breaks !== 'none');
  expect(describeChanges(breaking)).toBe('');
});
