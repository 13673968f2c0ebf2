import { expect, test } from 'vitest';

import { pictureRefusal } from './picture-refusal';

const MAX = 5 * 1024 * 1024;

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', ''])(
  'a file of type %j may be uploaded, up to exactly 5 MB',
  (type) => {
    expect(pictureRefusal({ type, size: 1 })).toBeUndefined();
    expect(pictureRefusal({ type, size: MAX })).toBeUndefined();
  },
);

test.each([
  ['image/svg+xml', 10, 'PNG, JPEG, WebP or GIF'],
  ['application/pdf', 10, 'PNG, JPEG, WebP or GIF'],
  ['image/png', 0, 'empty'],
  ['image/png', MAX + 1, 'is 5.1 MB, and the limit is 5 MB'],
  ['', 12_345_678, 'is 11.8 MB'],
])('refuses a file of type %j with %i bytes before the upload', (type, size, words) => {
  expect(pictureRefusal({ type, size })).toContain(words);
  expect(pictureRefusal({ type, size })).toContain('Nothing was sent');
});
