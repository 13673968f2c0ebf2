import { createContext } from 'react';

/** The prerendered HTML of the visit's first page, until its screen has loaded. */
export const FirstPageContext = createContext<string | undefined>(undefined);

const MARK = 'data-first-page';

export const mark = { [MARK]: '' };

/** Returns the prerendered placeholder; undefined if the whole screen was prerendered. */
export const readFirstPage = (container: Element): string | undefined =>
  container.querySelector(`[${MARK}]`)?.innerHTML;
