import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import getPort from 'get-port';

import { ensureBrowser } from '../browser/ensure-browser.mjs';
import { createProcesses } from '../test-run/processes.mjs';

const run = promisify(execFile);
const e2e = fileURLToPath(new URL('../../e2e', import.meta.url));

const MAIN = `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { api, Traits } from './traits';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <QueryClientProvider client={queryClient}>
    <api.ReactQueryProvider>
      <Traits searchKey="body" />
    </api.ReactQueryProvider>
  </QueryClientProvider>,
);
`;

const SPEC = `import { expect, test as plain } from '@playwright/test';
import { startMockServer } from 'trait-market-mock';
import { test } from './mock';

test('shows the traits of the API', async ({ page, mock }) => {
  await page.goto('/');
  await expect(page.getByRole('listitem').first()).toContainText(/body/i);
  await mock.verify({ path: '/v1/marketTraits/search', query: { searchKey: 'body' }, exactly: 1 });
  await mock.assertNoUnmatched();
});

test('shows that the API is down', async ({ page, mock }) => {
  await mock.addFault({ path: '/v1/*', answer: { kind: 'status', status: 503 } });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText("Couldn't load traits. Try again.");
});

test('notices calls of paths that the API does not have', async ({ page, mock }) => {
  await page.goto('/');
  await page.evaluate(() => fetch('https://api.example.com/v1/traits').then(({ status }) => status));
  await expect(mock.assertNoUnmatched()).rejects.toThrow('/v1/traits');
});

plain.use({ ignoreHTTPSErrors: true });
for (const https of [false, true]) {
  plain('calls the mock at its own address, with https: ' + https, async ({ page }) => {
    const server = await startMockServer({ port: 0, users: 12, traits: 60, https });
    await page.goto('/');
    const status = await page.evaluate(async (url) => {
      const headers = { authorization: 'Bearer none', 'x-mock-world': 'mine' };
      return (await fetch(url + '/v1/users/me', { headers })).status;
    }, server.url);
    expect(status).toBe(401);
    await server.stop();
  });
}
`;

const configFor = (port: number, browser: string): string => `export default {
  testMatch: 'traits.spec.ts',
  reporter: 'line',
  workers: 1,
  use: {
    baseURL: 'http://127.0.0.1:${port}',
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'node ../node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort',
    url: 'http://127.0.0.1:${port}',
  },
};
`;

/** Returns the component that the contract's README shows, with its exports. */
const shownComponent = async (installed: string): Promise<string> => {
  const readme = await readFile(join(installed, 'trait-market-contract/README.md'), 'utf8');
  const [, component] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
  if (component === undefined) throw new Error('The README shows no React component');
  return `${component}\nexport { Traits };\n`;
};

/** Writes a page as a user of the packages does: the README's component, Vite and Playwright. */
export const writeOwnPage = async (folder: string): Promise<string> => {
  const page = join(folder, 'page');
  const installed = join(folder, 'node_modules');
  await mkdir(page);
  const compilerOptions = { strict: true, jsx: 'react-jsx', module: 'esnext', noEmit: true };
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ type: 'module' }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        moduleResolution: 'bundler',
        target: 'es2023',
        types: [],
      },
      include: ['*.tsx'],
    }),
    'index.html':
      '<!doctype html><title>Traits</title><script type="module" src="/main.tsx"></script>',
    'main.tsx': MAIN,
    'traits.tsx': await shownComponent(installed),
    'traits.spec.ts': SPEC,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(page, name), text);
  await copyFile(join(installed, 'trait-market-mock/examples/mock.ts'), join(page, 'mock.ts'));
  return page;
};

/** Type checks the page, builds it, and runs its Playwright tests. Returns what they print. */
export const testOwnPage = async (page: string): Promise<string> => {
  const browser = await ensureBrowser({ processes: createProcesses(), cwd: e2e });
  if (browser.kind === 'missing') throw new Error(browser.advice);
  const printed = async (program: string, ...argv: string[]): Promise<string> => {
    try {
      return (await run(execPath, [program, ...argv], { cwd: page })).stdout;
    } catch (error) {
      if (!(error instanceof Error && 'stdout' in error)) throw error;
      throw new Error(`${error.message}\n${String(error.stdout)}`, { cause: error });
    }
  };
  await printed(join(e2e, 'node_modules/typescript/bin/tsc'), '-p', '.');
  await printed('../node_modules/vite/bin/vite.js', 'build');
  // Another process may take a free port, so it is chosen right before its use.
  const port = await getPort({ host: '127.0.0.1' });
  await writeFile(join(page, 'playwright.config.ts'), configFor(port, browser.path));
  return printed('../node_modules/@playwright/test/cli.js', 'test');
};
