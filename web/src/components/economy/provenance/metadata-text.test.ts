import { traitMetadata } from '@trait-market/contract/fixtures/economy/tokens';
import { expect, test } from 'vitest';

import { metadataText } from './metadata-text';

test('E286 is the same JSON as the metadata', () => {
  const name = 'Fez <script> "x"\n\u{1F3A9}';
  expect(JSON.parse(metadataText({ ...traitMetadata, name }))).toEqual({ ...traitMetadata, name });
});

test.each([
  ['\u202E', '\\u202e'],
  ['\u200B', '\\u200b'],
  ['\u2028', '\\u2028'],
  ['\u0085', '\\u0085'],
  ['\u{E0041}', '\\udb40\\udc41'],
])('T138 %j is shown as an escape', (hidden, shown) => {
  const name = `A${hidden}B`;
  const text = metadataText({ ...traitMetadata, name });
  expect(text).toContain(`"A${shown}B"`);
  expect(JSON.parse(text)).toMatchObject({ name });
});
