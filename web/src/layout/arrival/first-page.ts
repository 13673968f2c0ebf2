import { createContext } from 'react';

/** What the first page of a visit shows before its screen is there: HTML, as the build has drawn it. */
export const FirstPageContext = createContext<string | undefined>(undefined);

const MARK = 'data-first-page';

/** Marks where it stands, so that the page can read it where it begins. */
export const mark = { [MARK]: '' };

/** What the build has drawn of it; undefined where it has drawn more, or nothing. */
export const readFirstPage = (container: Element): string | undefined =>
  container.querySelector(`[${MARK}]`)?.innerHTML;
