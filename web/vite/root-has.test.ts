import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../src/styles/globals.css'), 'utf8');

test('the root’s `:has` conditions use classes or elements, so that new cards restyle nothing else', () => {
  const conditions = [...sheet.matchAll(/:root:has\((.*?)\)(?= \{|:not| &)/g)].map(
    ([, has]) => has,
  );
  expect(conditions).toContain('.dock');
  // Browsers match `:not` and attributes in `:has` against many elements.
  expect(conditions.filter((has) => /\[|:not/.test(has ?? ''))).toEqual([]);
});
