import { createContext, useContext, useEffect } from 'react';

import { PRODUCT_NAME } from '@/config/constants';

import type { LazyModule } from './lazy-module';

/** The metadata of a page for search engines and link previews. */
export type PageMeta = {
  /** The document's title, without the product's name. */
  title?: string | undefined;
  description?: string | undefined;
  /** The address of a picture of 1200 × 630 pixels, which starts with a slash. */
  picture?: { path: string; alt: string } | undefined;
  /** The canonical path; the default is the path of the page, without a query. */
  canonical?: string | undefined;
  /** Structured data (schema.org), without `@context`. Addresses start with a slash. */
  structuredData?: readonly Record<string, unknown>[] | undefined;
};

/** Collects what a page reports while the server renders it. */
export type ServerRender = {
  /** Returns whether the module may be rendered. If it hasn't loaded yet, the server loads it. */
  needModule: (source: string, module: LazyModule<unknown>) => boolean;
  addMeta: (meta: PageMeta) => void;
  /** Responds with a status other than 200, such as 404 for an unknown trait. */
  respondWith: (status: number) => void;
};

/** Undefined in the browser. */
export const ServerRenderContext = createContext<ServerRender | undefined>(undefined);

/** Returns the document's title. */
export const documentTitle = (title: string): string =>
  title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;

/** Sets the document's title, and on the server all metadata. The last value of each wins. */
export const usePageMeta = ({ title, ...meta }: PageMeta): void => {
  const fullTitle = title === undefined ? undefined : documentTitle(title);
  useContext(ServerRenderContext)?.addMeta(
    fullTitle === undefined ? meta : { title: fullTitle, ...meta },
  );
  useEffect(() => {
    if (fullTitle !== undefined) document.title = fullTitle;
  }, [fullTitle]);
};

/** Sets the status of the server's response, for a page that shows that something is missing. */
export const useResponseStatus = (status: number | undefined): void => {
  const server = useContext(ServerRenderContext);
  if (status !== undefined) server?.respondWith(status);
};
