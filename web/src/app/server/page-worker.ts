import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

import { loadAllServerModules } from '@/lib/lazy-module';

import { OFFLINE_SHELL } from '../service-worker/offline-shell';
import { createDocument } from './document';
import type { FromWorker, Html, Skeleton, ToWorker, WorkerOptions } from './messages';
import { moduleFiles } from './module-files';
import { defaultMeta, notFoundPage, pages, patternOf } from './pages';
import { createPageRenderer, type RenderedPage } from './render-page';

/** The entry of the worker thread in which the BFF renders pages. */

if (!parentPort) throw new Error('The page worker runs in a worker thread of the BFF.');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

const { appConfig, origin, dataDeadline } = workerData as WorkerOptions;
const readBuilt = (path: string): string =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const worlds = new AsyncLocalStorage<string | null>();
const responses = new Map<number, (response: Response) => void>();
const fetchFromNetwork = globalThis.fetch;
let calls = 0;

/** Sends calls of the API through the BFF, which knows the provider and protects it. */
globalThis.fetch = (input, init) => {
  const url = String(input);
  if (!url.startsWith('/')) return fetchFromNetwork(input, init);
  calls += 1;
  const id = calls;
  send({ kind: 'fetch', id, url, world: worlds.getStore() ?? null });
  return new Promise((resolve, reject) => {
    responses.set(id, resolve);
    init?.signal?.addEventListener('abort', () => {
      responses.delete(id);
      send({ kind: 'abort', id });
      reject(new DOMException('The page was sent without this call.', 'AbortError'));
    });
  });
};

/** Statuses whose responses can't have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

const responseOf = (status: number, body: string): Response =>
  status >= 200 && status < 600
    ? new Response(WITHOUT_BODY.has(status) ? null : body, { status })
    : new Response(null, { status: 502 });

/** Matches the stylesheet, which is inlined to save a round trip before the first paint. */
const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** A medium quality: the best one takes twenty times as long. */
const BROTLI_QUALITY = 5;

const unknownPage = { ...notFoundPage, path: null, isPublic: false, usesQuery: false };

const { renderPage, renderSkeleton } = createPageRenderer(appConfig);
const options = {
  template: readBuilt('index.html').replace(
    SHEET,
    (_, path: string) => `<style>${readBuilt(path)}</style>`,
  ),
  origin,
  filesOf: moduleFiles(JSON.parse(readBuilt('.vite/manifest.json'))),
};

const compress = async (document: string): Promise<Html> => {
  const bytes = Buffer.from(document);
  const [br, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
    promisify(gzipCompress)(bytes),
  ]);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  // Exact copies, because zlib's buffers may be views of larger ones.
  return {
    bytes: Uint8Array.from(bytes),
    br: Uint8Array.from(br),
    gzip: Uint8Array.from(gzip),
    etag,
  };
};

const htmlOf = (path: string, rendered: RenderedPage): Promise<Html> => {
  const meta = { ...defaultMeta(path), ...rendered.meta };
  return compress(createDocument(options, { ...rendered, meta }));
};

const render = async ({ id, url, world }: ToWorker & { kind: 'render' }): Promise<void> => {
  try {
    const [path = '/'] = url.split('?');
    const signal = AbortSignal.timeout(dataDeadline);
    const rendered = await worlds.run(world, () => renderPage({ url, world, signal }));
    const { status, isComplete } = rendered;
    send({ kind: 'page', id, status, html: await htmlOf(path, rendered), isComplete });
  } catch (error) {
    send({ kind: 'failed', id, reason: String(error instanceof Error ? error.stack : error) });
  }
};

const skeletonOf = async ({ path, ...page }: (typeof pages)[number] | typeof unknownPage) => {
  const at = path ?? '/not-found';
  const { isPublic = false, usesQuery = false } = page;
  const skeleton = renderSkeleton(at);
  // Many addresses share the skeleton, so it has no canonical one.
  const meta = at.includes(':') || usesQuery ? { ...skeleton.meta, canonical: '' } : skeleton.meta;
  const rendered = { ...skeleton, meta, status: path === null ? 404 : 200 };
  const pattern = path === null ? null : patternOf(path);
  return { path, pattern, isPublic, usesQuery, html: await htmlOf(at, rendered) };
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') void render(message);
  else {
    const { id, status, body } = message;
    responses.get(id)?.(responseOf(status, body));
    responses.delete(id);
  }
});

/** Returns the document without content that the service worker stores and opens without a network. */
const offlineShell = async (): Promise<Skeleton> => {
  const meta = { title: [], isUnlisted: true, canonical: '' };
  const queries = { queries: [], mutations: [] };
  const data = { appConfig, world: null, renderedAt: Date.now(), modules: [], queries };
  const shell = { status: 200, meta, preloads: '', html: '', data, isComplete: true };
  const html = await compress(createDocument(options, shell));
  const path = OFFLINE_SHELL;
  return { path, pattern: patternOf(path), isPublic: false, usesQuery: false, html };
};

await loadAllServerModules();
const skeletons = [...[...pages, unknownPage].map(skeletonOf), offlineShell()];
send({ kind: 'ready', skeletons: await Promise.all(skeletons) });
