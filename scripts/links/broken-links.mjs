import { posix } from 'node:path';

/** @typedef {import('./page.mjs').Page} Page */

/** Matches external links such as `https://…`, `mailto:…` and `//host/…`. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const withFolders = (/** @type {Iterable<string>} */ paths) => {
  const all = new Set(['.']);
  for (const path of paths) for (let at = path; !all.has(at); at = posix.dirname(at)) all.add(at);
  return all;
};

/**
 * @param {string} from the page with the link
 * @param {string} path relative to that page's folder, or to the root with a leading slash
 * @returns {string} relative to the root
 */
const resolved = (from, path) => {
  if (path === '') return from;
  const folder = path.startsWith('/') ? '.' : posix.dirname(from);
  return posix
    .join(folder, decodeURIComponent(path))
    .replace(/(?<=.)\/$/, '')
    .replace(/^\//, '');
};

/**
 * @param {ReadonlyMap<string, Page>} pages by path
 * @param {Iterable<string>} files all paths of the repository
 * @returns {string[]} each link to a missing file or heading
 */
export const brokenLinks = (pages, files) => {
  const existing = withFolders(files);
  return [...pages].flatMap(([from, { links }]) =>
    links
      .filter(({ target }) => !ELSEWHERE.test(target))
      .flatMap(({ line, target }) => {
        const [path = '', anchor] = target.split('#');
        const to = resolved(from, path);
        if (!existing.has(to)) return [`${from}:${line}: there is no ${to}.`];
        const isMissing = anchor !== undefined && pages.get(to)?.anchors.has(anchor) === false;
        return isMissing ? [`${from}:${line}: ${to} has no heading #${anchor}.`] : [];
      }),
  );
};
