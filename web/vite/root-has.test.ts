import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../src/styles/globals.css'), 'utf8');

test('the root asks for what it has by class or element, so that nothing else is restyled when a card comes', () => {
  const asked = [...sheet.matchAll(/:root:has\((.*?)\)(?= \{|:not| &)/g)].map(([, has]) => has);
  expect(asked).toContain('.dock');
  // Browsers match attribute conditions against every element with an attribute, and `:not` against
  // all elements.
  expect(asked.filter((has) => /\[|:not/.test(has ?? ''))).toEqual([]);
});
