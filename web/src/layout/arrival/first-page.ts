import { createContext } from 'react';

/**
 * The prerendered HTML of the first page that the user visits. It stays visible until the page's
 * screen has loaded.
 */
export const FirstPageContext = createContext<string | undefined>(undefined);

const MARK = 'data-first-page';

export const mark = { [MARK]: '' };

/**
 * Returns the prerendered placeholder of the screen; undefined if the build prerendered the whole
 * screen.
 */
export const readFirstPage = (container: Element): string | undefined =>
  container.querySelector(`[${MARK}]`)?.innerHTML;
