import { expect, test } from 'vitest';

import { withShortKeys } from './lucide-with-short-keys';

test('each part of an icon is told from its others by a number', () => {
  expect(
    withShortKeys(`const __iconData = {
  node: [
    ["path", { d: "M10 5H3", key: "1qgfaw" }],
    ["path", { d: "M14 3v4", key: "1sua03" }]
  ]
};`),
  ).toBe(`const __iconData = {
  node: [
    ["path", { d: "M10 5H3", key: 1 }],
    ["path", { d: "M14 3v4", key: 2 }]
  ]
};`);
});

test('an icon that is built in another way is not passed over', () => {
  expect(withShortKeys('const __iconData = { node: [["path", { d: "M10 5H3" }]] };')).toBe(
    undefined,
  );
});
