import { expect, test } from 'vitest';

import { safeReturnPath } from './safe-return-path';

const decoded = (query: string) => new URLSearchParams(query).get('to');

test.each(['/', '/market/?name=laser%20eyes#top', '/traits/a-b'])(
  '%s is a path of this origin',
  (to) => {
    expect(safeReturnPath(to)).toBe(to);
  },
);

test.each([
  ['/signin/guest?to=%2Fpacks', '/packs'],
  ['/signin/guest/?to=%2Fpacks', '/packs'],
  ['/signin/guest?to=%2Fsignin%2Fguest%3Fto%3D%252Fpacks', '/packs'],
  ['/signin/guest?to=%2F%2Fevil', '/'],
  ['/signin/guest', '/'],
])('%s, the guest page, counts as the page it leads to', (to, target) => {
  expect(safeReturnPath(to)).toBe(target);
});

test.each([
  'to=https://evil',
  'to=//evil',
  'to=/\\evil',
  'to=%2F%2Fevil',
  'to=/%09/evil',
  'to=javascript:alert(1)',
  'to=',
  'other=1',
  'to=market',
  'to=/%0a/evil',
])('T40 %s leads to the home page', (query) => {
  expect(safeReturnPath(decoded(query))).toBe('/');
});
