import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const SCRIPT = `console.log(${JSON.stringify('trait '.repeat(1000))});`;
export const SCRIPT_PATH = '/assets/main-d34db33f.js';

/**
 * A page worker with the messages of the real one (`web/src/app/server/messages.ts`). Its pages show
 * the response of the API call that their query names, and `?throw` fails.
 */
const WORKER = `
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';

const html = (text) => {
  const bytes = Buffer.from('<!doctype html><title>' + text + '</title><div id="root"></div>');
  const etag = 'W/"' + createHash('sha256').update(bytes).digest('base64url') + '"';
  return { bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes), etag };
};
const responses = new Map();
let calls = 0;
let renders = 0;
const call = (url, world) =>
  new Promise((resolve) => {
    calls += 1;
    responses.set(calls, resolve);
    parentPort.postMessage({ kind: 'fetch', id: calls, url, world });
  });

const render = async ({ id, url, world }) => {
  const query = new URLSearchParams(url.split('?')[1]);
  if (query.has('exit')) process.exit(1);
  if (query.has('hang')) for (;;);
  if (query.has('throw')) return parentPort.postMessage({ kind: 'failed', id, reason: 'broken' });
  let text = url + ' of ' + world;
  let status = Number(query.get('status') ?? 200);
  if (query.has('call')) {
    const response = await call(query.get('call'), world);
    text += ' with ' + response.status + ' ' + response.body;
  }
  if (query.has('once')) text += ' render ' + (renders += 1);
  const isComplete = !query.has('late') && !(query.has('once') && renders > 1);
  parentPort.postMessage({ kind: 'page', id, status, html: html('rendered ' + text), isComplete });
};

parentPort.on('message', (message) => {
  if (message.kind === 'render') void render(message);
  else responses.get(message.id)(message);
});
parentPort.postMessage({
  kind: 'ready',
  skeletons: [
    { path: '/', pattern: /^\\/$/, isPublic: true, usesQuery: false, html: html('skeleton of home') },
    { path: '/market', pattern: /^\\/market\\/?$/i, isPublic: true, usesQuery: true, html: html('skeleton of the market') },
    { path: '/profile/:address', pattern: /^\\/profile\\/[^/]+\\/?$/i, isPublic: true, usesQuery: false, html: html('skeleton of a profile') },
    { path: '/dashboard', pattern: /^\\/dashboard\\/?$/i, isPublic: false, usesQuery: false, html: html('the dashboard') },
    { path: null, pattern: null, isPublic: false, usesQuery: false, html: html('Page not found') },
  ],
});
`;

export const writeWebBuild = async (
  more: Record<string, string | Buffer> = {},
): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'web-'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><div id="root"></div>',
    'server/page-worker.mjs': WORKER,
    '.vite/manifest.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [SCRIPT_PATH]: SCRIPT,
    ...more,
  };
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }),
  );
  return root;
};
