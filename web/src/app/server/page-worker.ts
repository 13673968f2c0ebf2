import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

import { loadAllServerModules } from '@/lib/lazy-module';

import { createDocument } from './document';
import type { FromWorker, Html, ToWorker, WorkerOptions } from './messages';
import { moduleFiles } from './module-files';
import { defaultMeta, notFoundPage, pages } from './pages';
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
  return new Promise((resolve) => {
    responses.set(id, resolve);
  });
};

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
  return { bytes, br, gzip, etag };
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
  const rendered = { ...renderSkeleton(at), status: path === null ? 404 : 200 };
  const { isPublic = false, usesQuery = false } = page;
  return { path, isPublic, usesQuery, html: await htmlOf(at, rendered) };
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') void render(message);
  else {
    const { id, status, body } = message;
    responses.get(id)?.(new Response(status === 204 ? null : body, { status }));
    responses.delete(id);
  }
});

await loadAllServerModules();
send({ kind: 'ready', skeletons: await Promise.all([...pages, unknownPage].map(skeletonOf)) });
