import { dehydrate, skipToken, type Query, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import type { AppConfig } from '@/config/app-config';
import { settled, type LazyModule } from '@/lib/lazy-module';
import { isRefusal } from '@/lib/app-error';
import { createQueryClient } from '@/lib/query-client';
import { ServerRenderContext, type PageMeta } from '@/lib/rendering/server-render';

import type { PageData } from '../page-data';
import { Providers } from '../providers';
import { Router } from '../router';
import { disableControls } from '../server-controls';
import { createServices } from '../services';
import { createFeatureReader, isFeatureQuery } from './feature-queries';

/** Each pass shows what the previous one loaded, which may need more code or data. */
const MOST_PASSES = 6;

/** The maximum number of calls for one page, so that a page can't overload the provider. */
const MOST_CALLS = 12;

/** Matches the preload links that React renders in front of the content. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

export type RenderedPage = {
  status: number;
  meta: PageMeta;
  /** The preload links for the page's head. */
  preloads: string;
  /** The content of the root element. */
  html: string;
  /** Undefined for a skeleton, which the browser hydrates without data. */
  data: PageData | undefined;
  /** Whether all data arrived in time. A cache must not store an incomplete page for long. */
  isComplete: boolean;
};

type RenderRequest = {
  /** The path and query of the page. */
  url: string;
  /** The mock's world; null outside development. */
  world: string | null;
  /** Aborted when the page must be sent, with or without its data. */
  signal: AbortSignal;
};

type NeedModule = (source: string, module: LazyModule<unknown>) => boolean;

const canFetch = ({ state, options }: Query): boolean =>
  state.status === 'pending' &&
  options.queryFn !== undefined &&
  options.queryFn !== skipToken &&
  !('enabled' in options && options.enabled === false);

/** Creates the renderer of all pages, for visitors who aren't signed in. */
export const createPageRenderer = (appConfig: AppConfig) => {
  const services = createServices(appConfig);
  const readFeature = appConfig.featureFlags && createFeatureReader(appConfig.featureFlags);
  const queryClientOfPage = () => {
    const queryClient = createQueryClient(services.session);
    const { queries, ...others } = queryClient.getDefaultOptions();
    // Shows failed queries as failed, so that the page of a missing item sets its status.
    queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } });
    return queryClient;
  };

  const render = (url: string, queryClient: QueryClient, needModule: NeedModule) => {
    let status = 200;
    let meta: PageMeta = {};
    const server = {
      needModule,
      addMeta: (more: PageMeta) => {
        const structuredData = [...(meta.structuredData ?? []), ...(more.structuredData ?? [])];
        meta = { ...meta, ...more, structuredData };
      },
      respondWith: (code: number) => {
        status = code;
      },
    };
    const AtUrl = ({ children }: { children: ReactNode }) => (
      <StaticRouter location={url}>{children}</StaticRouter>
    );
    const rendered = renderToString(
      <StrictMode>
        <ServerRenderContext value={server}>
          <Providers {...services} queryClient={queryClient} router={AtUrl}>
            <Router />
          </Providers>
        </ServerRenderContext>
      </StrictMode>,
    );
    const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
    const html = disableControls(rendered.slice(preloads.length));
    return { status, meta, preloads, html };
  };

  /** Renders the shell around a loading screen: for private pages, and for failures. */
  const renderSkeleton = (url: string): RenderedPage => ({
    ...render(url, queryClientOfPage(), () => false),
    data: undefined,
    isComplete: true,
  });

  /** Renders a page repeatedly, until all code and data that it needs have loaded. */
  const renderPage = async ({ url, world, signal }: RenderRequest): Promise<RenderedPage> => {
    const queryClient = queryClientOfPage();
    const queryCache = queryClient.getQueryCache();
    const isLate = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const failed = new Set<Query>();
    let calls = 0;
    // A provider's refusal is an answer that won't change, such as for a wallet without a profile.
    let isMissingData = false;

    const pass = () => {
      const modules: string[] = [];
      const missing: LazyModule<unknown>[] = [];
      const page = render(url, queryClient, (source, module) => {
        if (module.read().kind === 'loaded') modules.push(source);
        else missing.push(module);
        return module.read().kind === 'loaded';
      });
      const pending = queryCache.getAll().filter((query) => canFetch(query) && !failed.has(query));
      return { page, modules, missing, pending };
    };

    const load = async (query: Query): Promise<void> => {
      try {
        if (readFeature && isFeatureQuery(query)) {
          await readFeature(query, world);
          return;
        }
        calls += 1;
        if (calls > MOST_CALLS) throw new Error('The page needs too many calls.');
        await query.fetch();
      } catch (error) {
        if (!isRefusal(error, 400, 403, 404, 410)) isMissingData = true;
      } finally {
        if (query.state.data === undefined) failed.add(query);
      }
    };

    let current = pass();
    for (let passes = 1; passes < MOST_PASSES && !signal.aborted; passes += 1) {
      const { missing, pending } = current;
      if (missing.length === 0 && pending.length === 0) break;
      const work = Promise.allSettled([...missing.map(settled), ...pending.map(load)]);
      // Each pass needs the results of the previous one.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await Promise.race([work, isLate]);
      current = pass();
    }
    const { status, meta } = current.page;
    const isComplete =
      current.missing.length === 0 && current.pending.length === 0 && !isMissingData;
    // Calls that are still running have no more use.
    void queryClient.cancelQueries();
    if (failed.size > 0) {
      // The browser fetches failed queries itself, so that its first render is the same.
      for (const query of failed) query.reset();
      current = pass();
    }
    // A failed query set the status, so the page shows something else without its failure.
    if (status !== current.page.status) return { ...renderSkeleton(url), status, meta };

    const queries = dehydrate(queryClient);
    const modules = [...new Set(current.modules)];
    const data = { appConfig, world, renderedAt: Date.now(), modules, queries };
    return { ...current.page, data, isComplete };
  };

  return { renderPage, renderSkeleton };
};
