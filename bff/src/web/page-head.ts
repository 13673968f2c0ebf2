import type { PageDescription, PageTable } from './page-table';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const named = (name: string, content: string | number) =>
  `<meta name="${name}" content="${escaped(String(content))}" />`;
const graph = (property: string, content: string | number) =>
  `<meta property="og:${property}" content="${escaped(String(content))}" />`;

type PageHead = Omit<PageDescription, 'html' | 'head' | 'scripts'> & {
  picture: PageTable['picture'];
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string | undefined;
  /** The canonical path; undefined for unknown pages and for pages whose path isn't permanent. */
  path: string | undefined;
  isFound: boolean;
};

export const pageHead = ({
  title,
  description,
  picture,
  origin,
  path,
  isFound,
}: PageHead): string => {
  const address = origin === undefined || path === undefined ? undefined : origin + path;
  return [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    graph('title', title),
    graph('description', description),
    graph('image', (origin ?? '') + picture.path),
    graph('image:alt', picture.alt),
    graph('image:width', picture.width),
    graph('image:height', picture.height),
    ...(address === undefined
      ? []
      : [graph('url', address), `<link rel="canonical" href="${escaped(address)}" />`]),
    ...(isFound ? [] : [named('robots', 'noindex')]),
  ].join('\n    ');
};
