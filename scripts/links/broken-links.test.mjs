import { expect, test } from 'vitest';

import { brokenLinks } from './broken-links.mjs';
import { readPage } from './page.mjs';

const GUIDE = `# Guide

## Ship it, "now": \`HOST\`

## 1. [Read](../README.md) more

## Twice

## Twice
`;
const files = ['README.md', 'docs/guide.md', 'docs/deep/home page.png', 'web/src/main.ts'];

const brokenIn = (/** @type {string} */ text) =>
  brokenLinks(
    new Map([
      ['docs/page.md', readPage(text)],
      ['docs/guide.md', readPage(GUIDE)],
    ]),
    [...files, 'docs/page.md'],
  );

test.each([
  '[a page](guide.md)',
  '[a page](./guide.md "with a title")',
  '[a page from the root](/docs/guide.md)',
  '[a page above](../README.md)',
  '[a folder](../web/src), [with a slash](../web/src/), [the root](..)',
  '![a picture](deep/home%20page.png)',
  '[![a picture](<deep/home%20page.png>)](guide.md)',
  '[words that\ngo on](guide.md)',
  '[by a name][guide]\n\n[guide]: guide.md#twice',
  '[a heading](guide.md#ship-it-now-host)',
  '[a heading with a link](guide.md#1-read-more)',
  '[the second of two](guide.md#twice-1)',
  '## Here\n\n[a heading of its own](#here)',
  '[a line](../web/src/main.ts#L10)',
  '[elsewhere](https://example.com/none.md), [mail](mailto:a@b.example), [host](//b.example/c)',
  '`[code](none.md)`, `` [code](none.md)` `` and `[code\nthat goes on](none.md)`',
  '```md\n[code](none.md)\n```',
  '~~~\n[code](none.md)\n~~~',
])('accepts a link that leads somewhere: %j', (text) => {
  expect(brokenIn(text)).toEqual([]);
});

test.each([
  ['a missing page', 'one\n\n[two](none.md)', 'docs/page.md:3: there is no docs/none.md.'],
  ['a missing picture', '![it](none.png)', 'docs/page.md:1: there is no docs/none.png.'],
  ['a missing folder', '[it](../none/)', 'docs/page.md:1: there is no none.'],
  ['a path out of the repository', '[it](../../a.md)', 'docs/page.md:1: there is no ../a.md.'],
  ['another case', '[it](Guide.md)', 'docs/page.md:1: there is no docs/Guide.md.'],
  ['a definition', 'By [it].\n\n[it]: none.md', 'docs/page.md:3: there is no docs/none.md.'],
  ['a link around code', '[`it`](none.md)', 'docs/page.md:1: there is no docs/none.md.'],
  ['a link after code', '```\nx\n```\n[it](none.md)', 'docs/page.md:4: there is no docs/none.md.'],
  ['an anchor', '[it](guide.md#none)', 'docs/page.md:1: docs/guide.md has no heading #none.'],
  [
    'a third of two',
    '[it](guide.md#twice-2)',
    'docs/page.md:1: docs/guide.md has no heading #twice-2.',
  ],
  ['an anchor of its own', '[it](#none)', 'docs/page.md:1: docs/page.md has no heading #none.'],
  [
    'a heading within code',
    '```\n# none\n```\n[it](#none)',
    'docs/page.md:4: docs/page.md has no heading #none.',
  ],
])('%s is broken', (_, text, problem) => {
  expect(brokenIn(text)).toEqual([problem]);
});
