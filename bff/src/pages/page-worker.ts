import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { ConfigurationError } from '../config/config';
import type { AppConfig } from '../web/app-config';
import type { Content } from '../web/content';

/** The data with which the worker of the web build starts. */
type WorkerOptions = {
  appConfig: AppConfig;
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string | undefined;
  /** How long a page waits for its data, in ms. */
  dataDeadline: number;
};

/** An HTML document with its compressed forms. */
type Html = { bytes: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };

export type RenderedPage = {
  status: number;
  content: Content;
  /** Whether all data arrived in time. */
  isComplete: boolean;
};

type PageFields = {
  /** A router pattern, or null for the page of unknown addresses. */
  path: string | null;
  /** Matches the paths of the page. */
  pattern: RegExp | null;
  isPublic: boolean;
  usesQuery: boolean;
};

/** A page without data. */
export type Skeleton = PageFields & { content: Content };

type FromWorker =
  | { kind: 'ready'; skeletons: (PageFields & { html: Html })[] }
  | { kind: 'page'; id: number; status: number; html: Html; isComplete: boolean }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fetch'; id: number; url: string; world: string | null }
  | { kind: 'abort'; id: number };

/** A response of the provider for the worker. */
type ApiResponse = { status: number; body: string };

export type PageWorkerOptions = WorkerOptions & {
  /** The folder of the web build. */
  root: string;
  /** Calls the provider for a visitor who isn't signed in. `url` is a path of the API. */
  fetchApi: (url: string, world: string | null, signal: AbortSignal) => Promise<ApiResponse>;
  onError: (error: unknown) => void;
};

export type PageWorker = {
  skeletons: readonly Skeleton[];
  /** @throws when the page can't be rendered, or when the worker has ended */
  render: (url: string, world: string | null) => Promise<RenderedPage>;
  close: () => Promise<void>;
};

/** Bounds the memory of the worker, so that it can't take the memory of the API's process. */
const MEMORY_MB = 192;
/** How long a start may take on a busy machine, in ms. */
const START_MS = 60_000;
/** How long a render may take after the deadline of its data, in ms. A hanging worker is ended. */
const HANGING_MS = 10_000;
/** The delays before a worker that keeps ending is started again, in ms. */
const RESTARTS = { first: 1000, longest: 60_000 };

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const contentOf = ({ bytes, br, gzip, etag }: Html): Content => ({
  extension: '.html',
  bytes: bufferOf(bytes),
  packed: { br: bufferOf(br), gzip: bufferOf(gzip) },
  etag,
});

/**
 * Starts the worker thread that renders pages, so that rendering doesn't delay API calls. A worker
 * that ends is replaced at the next page, after a growing delay.
 * @throws ConfigurationError when the build contains no worker
 */
export const startPageWorker = async (options: PageWorkerOptions): Promise<PageWorker> => {
  const { root, fetchApi, onError, appConfig, origin, dataDeadline } = options;
  const workerData: WorkerOptions = { appConfig, origin, dataDeadline };
  let pages = 0;
  let endings = 0;
  let startsAt = 0;
  let isClosed = false;

  const start = async () => {
    const worker = new Worker(join(root, 'server/page-worker.mjs'), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    type Pending = { resolve: (page: RenderedPage) => void; reject: (error: Error) => void };
    const pending = new Map<number, Pending>();
    const calls = new Map<number, AbortController>();
    worker.on('error', onError);
    worker.once('exit', () => {
      for (const { reject } of pending.values()) reject(new Error('The page worker ended.'));
      for (const call of calls.values()) call.abort();
    });

    const respond = async ({ id, url, world }: FromWorker & { kind: 'fetch' }): Promise<void> => {
      const call = new AbortController();
      calls.set(id, call);
      const response = await fetchApi(url, world, call.signal).catch(() => ({
        status: 503,
        body: '',
      }));
      calls.delete(id);
      if (!call.signal.aborted) worker.postMessage({ kind: 'response', id, ...response });
    };

    const ended = once(worker, 'exit').then(() => {
      throw new Error('The page worker ended during its start.');
    });
    const [first] = (await Promise.race([
      once(worker, 'message', { signal: AbortSignal.timeout(START_MS) }),
      ended,
    ]).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    })) as [FromWorker];
    if (first.kind !== 'ready') throw new Error('The page worker sent no skeletons.');
    ended.catch(() => undefined);

    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'fetch') void respond(message);
      else if (message.kind === 'abort') calls.get(message.id)?.abort();
      else if (message.kind === 'page') {
        endings = 0;
        const { status, html, isComplete } = message;
        pending.get(message.id)?.resolve({ status, content: contentOf(html), isComplete });
      } else if (message.kind === 'failed')
        pending.get(message.id)?.reject(new Error(message.reason));
    });

    const render = (url: string, world: string | null): Promise<RenderedPage> => {
      pages += 1;
      const id = pages;
      const hanging = setTimeout(() => void worker.terminate(), dataDeadline + HANGING_MS);
      return new Promise<RenderedPage>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ kind: 'render', id, url, world });
      }).finally(() => {
        clearTimeout(hanging);
        pending.delete(id);
      });
    };
    return { worker, render, skeletons: first.skeletons };
  };

  let current: ReturnType<typeof start> | undefined;
  const forget = (): void => {
    current = undefined;
    endings += 1;
    const delay = RESTARTS.first * 2 ** (endings - 2);
    // The first start follows immediately.
    startsAt = endings === 1 ? 0 : Date.now() + Math.min(RESTARTS.longest, delay);
  };
  const running = (): ReturnType<typeof start> => {
    if (isClosed || Date.now() < startsAt) throw new Error('The page worker is not running.');
    if (current !== undefined) return current;
    current = start();
    current.then(({ worker }) => worker.once('exit', forget), forget);
    return current;
  };

  const first = await running().catch(() => {
    throw new ConfigurationError(
      'WEB_ROOT holds no usable server/page-worker.mjs: build the web first',
    );
  });
  return {
    skeletons: first.skeletons.map(({ html, ...page }) => ({ ...page, content: contentOf(html) })),
    render: async (url, world) => (await running()).render(url, world),
    close: async () => {
      isClosed = true;
      const started = await current?.catch(() => undefined);
      await started?.worker.terminate();
    },
  };
};
