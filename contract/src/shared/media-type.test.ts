import { expect, test } from 'vitest';

import { isJsonType, mediaTypeOf } from './media-type';

test.each([
  ['image/svg+xml', 'image/svg+xml'],
  ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
  ['Image/SVG+XML ;charset=utf-8', 'image/svg+xml'],
  ['image/svg+xml-script', 'image/svg+xml-script'],
  ['text/html; x=image/svg+xml', 'text/html'],
  ['text/html, image/svg+xml', 'text/html, image/svg+xml'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('reads %j as %j', (field, type) => {
  expect(mediaTypeOf(field)).toBe(type);
});

test.each([
  ['application/json', true],
  ['Application/JSON;charset=utf-8', true],
  ['application/problem+json', true],
  ['application/json-seq', false],
  ['application/json+html', false],
  ['application/jsonp', false],
  ['text/html; application/json', false],
  ['text/json', false],
  [undefined, false],
])('whether %j is JSON: %s', (field, isJson) => {
  expect(isJsonType(field)).toBe(isJson);
});
