import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const web = fileURLToPath(new URL('../../web/package.json', import.meta.url));

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="A list of names.">
    <title>Bare page</title>
    <link rel="icon" href="data:,">
  </head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>`;

const MAIN = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

function List() {
  const queryFn = async () => (await fetch('/list.json')).json();
  const { data = [] } = useQuery({ queryKey: ['list'], queryFn });
  return createElement('main', null,
    createElement('h1', null, 'Names'),
    createElement('ul', null, data.map((name) =>
      createElement('li', { key: name }, createElement(Link, { to: '/' + name }, name)))));
}
createRoot(document.getElementById('root')).render(
  createElement(QueryClientProvider, { client: new QueryClient() },
    createElement(BrowserRouter, null,
      createElement(Routes, null, createElement(Route, { path: '*', element: createElement(List) })))));
`;

const TYPES = { '.js': 'text/javascript', '.json': 'application/json' };

/**
 * Builds and serves a React page with a router, a query and one list, for comparison.
 * @param {string} folder an empty one
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export const startBarePage = async (folder) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), HTML);
  await writeFile(join(folder, 'main.js'), MAIN);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-of-web',
        resolveId(source, importer) {
          const isPackage = /^[@\w]/.test(source) && importer?.startsWith(folder);
          return isPackage ? this.resolve(source, web, { skipSelf: true }) : undefined;
        },
      },
    ],
  });
  const list = JSON.stringify(Array.from({ length: 24 }, (_, index) => `Name-${index + 1}`));
  const server = createServer(async (request, response) => {
    const path = extname(request.url ?? '') === '' ? '/index.html' : (request.url ?? '');
    const isList = path === '/list.json';
    const body = isList ? list : await readFile(join(folder, 'dist', path)).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': Reflect.get(TYPES, extname(path)) ?? 'text/html',
      'content-encoding': 'gzip',
    });
    response.end(gzipSync(body ?? ''));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
};
