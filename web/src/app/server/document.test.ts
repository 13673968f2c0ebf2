// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { product } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

import { createDocument } from './document';

const template = readFileSync(join(process.cwd(), 'index.html'), 'utf8').replace(
  '</head>',
  '<template id="app-code"><script src="/app.js"></script></template></head>',
);

const ORIGIN = 'https://market.example';
const CONTENT = '<main>The content</main>';

type Options = { status?: number; origin?: string | undefined; html?: string };

/** Parses the document of a page as a browser does. */
const documentOf = (
  meta: PageMeta,
  { status = 200, origin = ORIGIN, html = CONTENT }: Options = {},
) => {
  const text = createDocument(
    { template, origin, filesOf: (source) => [`/${source}.js`] },
    {
      status,
      meta,
      preloads: '<link rel="preload" as="image" href="/art.png"/>',
      html,
      data: {
        appConfig: defaultAppConfig,
        world: null,
        renderedAt: 0,
        modules: ['one'],
        queries: { queries: [], mutations: [] },
      },
      isComplete: true,
    },
  );
  return new DOMParser().parseFromString(text, 'text/html');
};

const content = (page: Document, name: string) =>
  page.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
const canonical = (page: Document) =>
  page.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
const structured = (page: Document) =>
  JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? 'null');

/** The tags of a document without the texts in them. */
const tagsOf = (page: Document): string[] =>
  [...page.querySelectorAll('*')].map(
    (tag) => `${tag.parentElement?.tagName} ${tag.tagName} ${tag.getAttributeNames().join()}`,
  );

test.each([
  ['the header', CONTENT, '#main'],
  ['the filters', '<main><nav>Filters</nav><p id="results">9 events</p></main>', '#results'],
  [
    'the facts of a trait',
    '<main><dl>Floor</dl><div id="trait-actions">Buy</div></main>',
    '#trait-actions',
  ],
])('E399 the first paint waits for %s', (_, html, expected) => {
  const page = documentOf({}, { html });
  expect(page.head.querySelector('link[rel="expect"]')?.getAttribute('href')).toBe(expected);
});

const metaOf = (name: string): PageMeta => ({
  title: [name, name],
  description: `${name} · ${name}`,
  picture: { path: '/og/traits/1.png', alt: name },
  canonical: `/market?${new URLSearchParams({ name }).toString()}`,
  structuredData: [
    product({
      name,
      path: '/traits/1',
      image: '/og/traits/1.png',
      description: name,
      category: name,
      collectionName: name,
      offers: undefined,
      properties: [{ name, value: name }],
    }),
  ],
});

const plain = documentOf(metaOf('Hat'));

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '</title><meta name="robots" content="noindex">',
  '<!-- page -->',
  '<!-- /page --><!--',
  '</head><body>',
  '<div id="root"></div>',
  "$& $1 $` $' $$",
  '\u202Egnp.exe\u202C',
  '\u2028\u2029\u0000\u0007\uFEFF',
  '\uD800',
  '&quot;&lt;&#60;',
  '\\"}]}',
  '/etc/passwd',
  '//evil.example',
  '__proto__',
  'x'.repeat(5000),
  '👩‍👩‍👧‍👦'.repeat(1000),
  `a${'\u0301'.repeat(1000)}`,
];

const hostileName = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string()), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text));

const expectSafe = (name: string): void => {
  const page = documentOf(metaOf(name));
  expect(tagsOf(page)).toEqual(tagsOf(plain));
  expect(page.querySelector('#root')?.innerHTML).toBe(CONTENT);
  const [thing] = structured(page);
  expect(Object.keys(thing)).toEqual(Object.keys(structured(plain)[0]));
  expect(thing['url']).toBe(`${ORIGIN}/traits/1`);
  expect(canonical(page)).toMatch(/^https:\/\/market\.example\/market\?name=/);
  const texts = [
    page.title,
    content(page, 'og:title') ?? '',
    content(page, 'description') ?? '',
    content(page, 'twitter:image:alt') ?? '',
    String(thing['name']),
  ];
  for (const text of texts) expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
  // Two names of 70 characters, the product's name and separators.
  expect(graphemesOf(page.title).length).toBeLessThanOrEqual(70 + 70 + 18);
  expect(graphemesOf(texts[2] ?? '').length).toBeLessThanOrEqual(200);
  expect(graphemesOf(texts[4] ?? '').length).toBeLessThanOrEqual(200);
};

describe('T36 a name that users chose breaks neither the head nor structured data', () => {
  test.each(HOSTILE.map((name) => [JSON.stringify(name).slice(0, 40), name]))('%s', (_, name) => {
    expectSafe(name);
  });

  test('any combination', () => {
    expect(fc.check(fc.property(hostileName, expectSafe), { numRuns: 100 })).toMatchObject({
      failed: false,
    });
  });

  test('its texts arrive as they were written', () => {
    const name = `<b>"It's" & $& </script> <!-- \\ /hat`;
    const page = documentOf(metaOf(name));
    expect(page.title).toBe(`${name} · ${name} · Trait Market`);
    expect(content(page, 'og:title')).toBe(`${name} · ${name}`);
    expect(content(page, 'description')).toBe(`${name} · ${name}`);
    expect(content(page, 'og:image:alt')).toBe(name);
    expect(structured(page)[0]).toMatchObject({ name, brand: { name } });
  });

  test('a name with a slash at its start isn’t an address', () => {
    expect(structured(documentOf(metaOf('/hat')))[0]).toMatchObject({
      name: '/hat',
      url: `${ORIGIN}/traits/1`,
      image: `${ORIGIN}/og/traits/1.png`,
    });
  });

  test('a long name ends with an ellipsis and isn’t cut within a character', () => {
    const family = '👩‍👩‍👧‍👦';
    const page = documentOf({ title: [family.repeat(100), 'Fathom Club'] });
    expect(page.title).toMatch(/^(?:👩‍👩‍👧‍👦)+… · Fathom Club · Trait Market$/u);
    expect(documentOf({ title: ['x'.repeat(71)] }).title).toBe(`${'x'.repeat(69)}… · Trait Market`);
  });
});

test('the canonical address needs a configured origin', () => {
  const meta = { title: ['Help'], canonical: '/help?a=1&b=2' };
  const page = documentOf(meta);
  expect(canonical(page)).toBe(`${ORIGIN}/help?a=1&b=2`);
  expect(content(page, 'og:url')).toBe(`${ORIGIN}/help?a=1&b=2`);
  const elsewhere = documentOf(meta, { origin: '' });
  expect(canonical(elsewhere)).toBeUndefined();
  expect(content(elsewhere, 'og:url')).toBeUndefined();
});

test.each([404, 410])('a page with the status %i is in no search results', (status) => {
  const page = documentOf(metaOf('Hat'), { status });
  expect(content(page, 'robots')).toBe('noindex');
  expect(canonical(page)).toBeUndefined();
  expect(structured(page)).toBeNull();
});

test('other pages are in search results, unless they ask not to be', () => {
  expect(content(plain, 'robots')).toBeUndefined();
  const page = documentOf({ ...metaOf('Hat'), isUnlisted: true });
  expect(content(page, 'robots')).toBe('noindex');
});

test('the preview has a title without the product’s name, which it shows separately', () => {
  const page = documentOf({ title: ['Hat', 'Fathom Club'] });
  expect(page.title).toBe('Hat · Fathom Club · Trait Market');
  expect(content(page, 'og:title')).toBe('Hat · Fathom Club');
  expect(content(page, 'og:site_name')).toBe('Trait Market');
  expect(content(documentOf({ title: ['Trait Market'] }), 'og:title')).toBe('Trait Market');
});

test('a page without a picture shows the product’s', () => {
  const page = documentOf({ title: ['Help'] });
  expect(content(page, 'og:image')).toBe(`${ORIGIN}/social.png`);
  expect(content(page, 'twitter:image:alt')).toMatch(/^A bust/);
  expect(content(page, 'twitter:card')).toBe('summary_large_image');
});

test('the page’s code is in the template whose scripts load after the first paint', () => {
  const { content: code } = plain.querySelector('template') ?? {};
  expect([...(code?.children ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="modulepreload" fetchpriority="low" crossorigin="" href="/one.js">',
    '<script src="/app.js"></script>',
  ]);
  expect(plain.querySelectorAll('head > [rel="modulepreload"], head > [src]')).toHaveLength(0);
});
