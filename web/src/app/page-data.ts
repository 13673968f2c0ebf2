import type { DehydratedState } from '@tanstack/react-query';

import type { AppConfig } from '@/config/app-config';

/** The data with which the browser repeats the server's first render. */
export type PageData = {
  appConfig: AppConfig;
  /** The mock's world of the data; null outside development. */
  world: string | null;
  /** When the server rendered the page, in ms since 1970. */
  renderedAt: number;
  /** The modules in `src/` that the server rendered, outer modules first. */
  modules: readonly string[];
  queries: DehydratedState;
};

const ID = 'page-data';

/** Returns a data block, which the script policy allows, because it isn't executed. */
export const pageDataTag = (data: PageData): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/**
 * Returns undefined for a skeleton: the server sends it for private pages and when it is busy.
 * @throws SyntaxError for a page that did not arrive whole
 */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
};
