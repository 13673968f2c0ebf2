import { createContext } from 'react';

/** The prerendered HTML of the visit's first page, shown until its screen has loaded. */
export const FirstPageContext = createContext<string | undefined>(undefined);

const MARK = 'data-first-page';

/** Marks the prerendered element, so that the app can read its HTML on start. */
export const mark = { [MARK]: '' };

/**
 * Returns the prerendered HTML of the placeholder; undefined without one, or if the whole screen
 * was prerendered.
 */
export const readFirstPage = (container: Element): string | undefined =>
  container.querySelector(`[${MARK}]`)?.innerHTML;
