import { expect, test } from 'vitest';

import { pictureUrl } from './picture-url';

test.each(['https://pictures.example/a.svg', 'http://localhost:4001/pictures/default/a.svg'])(
  'shows %s',
  (address) => {
    expect(pictureUrl(address)).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://pictures.example/1',
  'file:///etc/passwd',
  'pictures/a.svg',
  '',
  null,
  undefined,
])('shows nothing for %s', (address) => {
  expect(pictureUrl(address)).toBeUndefined();
});
