import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { ConfigurationError } from '../config';
import type { AppConfig } from '../web/app-config';

/** The data with which the worker of the web build starts. */
type WorkerOptions = {
  appConfig: AppConfig;
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string | undefined;
  /** How long a page waits for its data, in ms. */
  dataDeadline: number;
};

/** An HTML document with its compressed forms. */
export type Html = { bytes: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };

export type RenderedPage = {
  status: number;
  html: Html;
  /** Whether all data arrived in time. */
  isComplete: boolean;
};

/** A page without data. `path` is a router pattern, or null for the page of unknown addresses. */
export type Skeleton = { path: string | null; isPublic: boolean; usesQuery: boolean; html: Html };

type FromWorker =
  | { kind: 'ready'; skeletons: Skeleton[] }
  | ({ kind: 'page'; id: number } & RenderedPage)
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fetch'; id: number; url: string; world: string | null };

/** A response of the provider for the worker. */
type ApiResponse = { status: number; body: string };

export type PageWorkerOptions = WorkerOptions & {
  /** The folder of the web build. */
  root: string;
  /** Calls the provider for a visitor who isn't signed in. `url` is a path of the API. */
  fetchApi: (url: string, world: string | null) => Promise<ApiResponse>;
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

/**
 * Starts the worker thread that renders pages, so that rendering doesn't delay API calls. A worker
 * that ends is replaced at the next page.
 * @throws ConfigurationError when the build contains no worker
 */
export const startPageWorker = async (options: PageWorkerOptions): Promise<PageWorker> => {
  const { root, fetchApi, onError, appConfig, origin, dataDeadline } = options;
  const workerData: WorkerOptions = { appConfig, origin, dataDeadline };
  type Pending = { resolve: (page: RenderedPage) => void; reject: (error: Error) => void };
  const pending = new Map<number, Pending>();
  let pages = 0;
  let isClosed = false;

  const answer = async (worker: Worker, { id, url, world }: FromWorker & { kind: 'fetch' }) => {
    const response = await fetchApi(url, world).catch(() => ({ status: 503, body: '' }));
    worker.postMessage({ kind: 'response', id, ...response });
  };

  const start = async () => {
    const worker = new Worker(join(root, 'server/page-worker.mjs'), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      for (const { reject } of pending.values()) reject(new Error('The page worker ended.'));
      pending.clear();
    });
    const [first] = (await once(worker, 'message')) as [FromWorker];
    if (first.kind !== 'ready') throw new Error('The page worker sent no skeletons.');
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'fetch') void answer(worker, message);
      else if (message.kind !== 'ready') {
        const page = pending.get(message.id);
        pending.delete(message.id);
        if (message.kind === 'page') page?.resolve(message);
        else page?.reject(new Error(message.reason));
      }
    });
    return { worker, skeletons: first.skeletons };
  };

  type Started = Awaited<ReturnType<typeof start>>;
  let current: Promise<Started> | undefined;
  const running = (): Promise<Started> => {
    if (isClosed) throw new Error('The page worker is closed.');
    current ??= start().then((started) => {
      started.worker.once('exit', () => {
        current = undefined;
      });
      return started;
    });
    current.catch(() => {
      current = undefined;
    });
    return current;
  };

  const first = await running().catch(() => {
    throw new ConfigurationError(
      'WEB_ROOT holds no usable server/page-worker.mjs: build the web first',
    );
  });
  return {
    skeletons: first.skeletons,
    render: async (url, world) => {
      const { worker } = await running();
      pages += 1;
      const id = pages;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ kind: 'render', id, url, world });
      });
    },
    close: async () => {
      isClosed = true;
      const started = await current?.catch(() => undefined);
      await started?.worker.terminate();
    },
  };
};
