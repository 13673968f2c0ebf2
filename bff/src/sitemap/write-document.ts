import { Refusal } from '../refusal';

// The protocol's limit is 50 MB. This one allows 50,000 of the longest addresses, and the cache holds
// several such documents.
const MAX_BYTES = 16_777_216;
/** The protocol's maximum number of addresses of a document. */
const MAX_ADDRESSES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const KINDS = {
  index: { root: 'sitemapindex', entry: 'sitemap' },
  part: { root: 'urlset', entry: 'url' },
} as const;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns a path whose segments are encoded. */
export const pathOf = (...segments: string[]): string =>
  `/${segments.map(encodeURIComponent).join('/')}`;

/**
 * Yields a document of the sitemap protocol, a piece for each page of paths. A piece is empty when its
 * page has no new path. A document that reaches a limit ends there and reads no more pages.
 * @throws Refusal NOT_FOUND when there are no paths, because the protocol has no empty documents
 */
export async function* writeDocument(
  kind: keyof typeof KINDS,
  origin: string,
  pages: AsyncIterable<readonly string[]>,
): AsyncGenerator<Buffer> {
  const { root, entry } = KINDS[kind];
  const end = `</${root}>\n`;
  const written = new Set<string>();
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;
  let bytes = Buffer.byteLength(text + end);
  let isFull = false;

  for await (const paths of pages) {
    for (const path of paths) {
      if (written.has(path)) continue;
      const line = `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>\n`;
      bytes += Buffer.byteLength(line);
      isFull = bytes > MAX_BYTES || written.size === MAX_ADDRESSES;
      if (isFull) break;
      written.add(path);
      text += line;
    }
    if (written.size === 0) yield Buffer.alloc(0);
    else {
      yield Buffer.from(text);
      text = '';
    }
    if (isFull || written.size === MAX_ADDRESSES) break;
  }
  if (written.size === 0) throw new Refusal('NOT_FOUND');
  yield Buffer.from(end);
}
