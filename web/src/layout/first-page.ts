import { createContext } from 'react';

/** What the first page of a visit is called and says before its screen is there, as the build has drawn it. */
export type FirstPage = { title: string; description: string };

export const FirstPageContext = createContext<FirstPage | undefined>(undefined);

const TITLE = 'data-first-title';
const DESCRIPTION = 'data-first-words';

/** Marks where they stand, so that the page can read them where it begins. */
export const marks = { title: { [TITLE]: '' }, description: { [DESCRIPTION]: '' } };

/** What the build has drawn of it; undefined where it has drawn more, or nothing. */
export const readFirstPage = (container: Element): FirstPage | undefined => {
  const textOf = (mark: string) => container.querySelector(`[${mark}]`)?.textContent;
  const title = textOf(TITLE);
  return title ? { title, description: textOf(DESCRIPTION) ?? '' } : undefined;
};
