import { plainText } from '@/lib/format/plain-text';
import { documentTitle, type PageMeta, type StructuredThing } from '@/lib/rendering/server-render';

import { pageDataTag } from '../page-data';
import { defaultPicture } from './pages';
import type { RenderedPage } from './render-page';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escaped(content)}" />`;

/** The maximum lengths in graphemes, beyond which previews and search results clip them anyway. */
const TITLE_PART_LENGTH = 70;
const TEXT_LENGTH = 200;
/** The maximum length of an answer of the help, which search engines show whole. */
const ANSWER_LENGTH = 2000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches invisible characters that no script needs, with which a name could imitate another one. */
const HIDDEN = /[\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;

/** The maximum number of UTF-16 units per character, because a name may pile up joined emoji. */
const UNITS_PER_CHARACTER = 4;

/** Sanitizes and truncates a text, which may contain names that users chose. */
const shortened = (text: string, longest: number): string => {
  const most = UNITS_PER_CHARACTER * longest;
  const line = plainText(text.slice(0, 8 * most).replace(HIDDEN, ''), 2 * most);
  const characters = Array.from(graphemes.segment(line));
  if (characters.length <= longest && line.length <= most) return line;
  const start = characters
    .slice(0, longest - 1)
    .filter(({ index, segment }) => index + segment.length <= most)
    .map(({ segment }) => segment);
  return `${start.join('').trimEnd()}…`;
};

/** Matches the place in index.html for a page's own tags. */
const HEAD = /<!-- page -->[^]*<!-- \/page -->/;
const ROOT = '<div id="root"></div>';
/** The build's place for the scripts, which are added to the document after the first paint. */
const APP_CODE = '<template id="app-code">';

/**
 * Delays the first paint until the header, a page's filters and a trait's facts have been parsed, because
 * a slow connection or phone would paint a part of them, whose buttons move when the rest arrives.
 * Chromium waits only for the start tag of the expected element, so this is the one after them. Waiting
 * for the content, too, would double the time until the first paint.
 */
const wholeHeader = (html: string): string => {
  const [, id = 'main'] = / id="(results|trait-actions)"/.exec(html) ?? [];
  return `<link rel="expect" href="#${id}" blocking="render" />`;
};

/** The properties of structured data that are addresses, which need the origin. */
const ADDRESSES = new Set(['url', 'item', 'image']);

const structuredDataTag = (things: readonly StructuredThing[], origin: string): string => {
  const text = JSON.stringify(
    things.map((thing) => ({ '@context': 'https://schema.org', ...thing })),
    (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (ADDRESSES.has(key)) return origin + value;
      return shortened(value, key === 'text' ? ANSWER_LENGTH : TEXT_LENGTH);
    },
  );
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
};

export type DocumentOptions = {
  /** The text of index.html. */
  template: string;
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string | undefined;
  /** Returns the script files of a module in `src/` that other pages don't need. */
  filesOf: (source: string) => readonly string[];
};

type PageAt = RenderedPage & { meta: PageMeta };

/** Returns the tags of the page's own head. Only a page with the status 200 has an address. */
const headOf = ({ status, meta, preloads, data, html }: PageAt, origin: string): string => {
  const { title = [], picture = defaultPicture, structuredData = [] } = meta;
  const { canonical, isUnlisted = false } = meta;
  const parts = title.map((part) => shortened(part, TITLE_PART_LENGTH));
  const fullTitle = documentTitle(parts);
  const description = shortened(meta.description ?? '', TEXT_LENGTH);
  const alt = shortened(picture.alt, TEXT_LENGTH);
  const isFound = status === 200;
  const address = isFound && origin !== '' && canonical ? origin + canonical : undefined;
  return [
    `<title>${escaped(fullTitle)}</title>`,
    named('description', description),
    graph('title', parts.filter((part) => part !== '').join(' · ') || fullTitle),
    graph('description', description),
    graph('image', origin + picture.path),
    graph('image:alt', alt),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    // Other tags for Twitter would repeat those of Open Graph, which it reads too.
    named('twitter:image:alt', alt),
    ...(address === undefined
      ? []
      : [graph('url', address), `<link rel="canonical" href="${escaped(address)}" />`]),
    ...(isFound && !isUnlisted ? [] : [named('robots', 'noindex')]),
    ...(isFound && structuredData.length > 0 ? [structuredDataTag(structuredData, origin)] : []),
    preloads,
    ...(data ? [wholeHeader(html)] : []),
  ].join('\n    ');
};

/** Returns the page's HTML document. */
export const createDocument = (
  { template, origin = '', filesOf }: DocumentOptions,
  page: PageAt,
): string => {
  const { html, data } = page;
  const files = new Set((data?.modules ?? []).flatMap(filesOf));
  const scripts = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  return template
    .replace(HEAD, () => headOf(page, origin))
    .replace(APP_CODE, (tag) => tag + scripts.join(''))
    .replace(ROOT, () => `<div id="root">${html}</div>${data ? pageDataTag(data) : ''}`);
};
