import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';

import type { LazyModule } from '../lazy-module';

/** A thing of schema.org, without `@context`. Its `url`, `item` and `image` start with a slash. */
export type StructuredThing = { '@type': string; [property: string]: unknown };

/** The metadata of a page for search engines and link previews. */
export type PageMeta = {
  /** The parts of the document's title, the most specific first, without the product's name. */
  title?: readonly string[];
  description?: string;
  /** The address of a picture of 1200 × 630 pixels, which starts with a slash. */
  picture?: { path: string; alt: string };
  /** The canonical path; the default is the path of the page, without a query. */
  canonical?: string;
  /** Whether search engines must leave the page out of their results. */
  isUnlisted?: boolean;
  structuredData?: readonly StructuredThing[];
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
export const documentTitle = (parts: readonly string[]): string =>
  [...parts.filter((part) => part !== '' && part !== PRODUCT_NAME), PRODUCT_NAME].join(' · ');

type HeadingMeta = { title: readonly string[]; canonical?: string | undefined };

/** Sets the document's title and canonical address. The last value of each wins. */
export const usePageMeta = ({ title, canonical }: HeadingMeta): void => {
  const { pathname } = useLocation();
  const fullTitle = documentTitle(title);
  const address = canonical ?? pathname.replace(/(.)\/$/, '$1');
  useContext(ServerRenderContext)?.addMeta(
    canonical === undefined ? { title } : { title, canonical },
  );
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) return;
    const { href } = new URL(address, link.href);
    // The server may have corrected the letter case, as in a wallet's address.
    if (href.toLowerCase() !== link.href.toLowerCase()) link.href = href;
  }, [address]);
};

/**
 * Adds metadata that only the server's HTML contains. Pass `import.meta.env.SSR && (() => …)`, so that
 * the browser's build leaves the code out.
 */
export const useServerMeta = (describe: (() => PageMeta) | false): void => {
  const server = useContext(ServerRenderContext);
  if (describe) server?.addMeta(describe());
};

/** Sets the status of the server's response, for a page that shows that something is missing. */
export const useResponseStatus = (status: number | undefined): void => {
  const server = useContext(ServerRenderContext);
  if (status !== undefined) server?.respondWith(status);
};
