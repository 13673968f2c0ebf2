import { readdirSync, readFileSync } from 'node:fs';

import supertest from 'supertest';
import { expect, test } from 'vitest';

import { createMockServer } from '../app/mock-server';
import { browserFile } from '../kernel/browser-file';
import { useMockServer } from '../testing/mock-server';
import { stopAfterTest } from '../testing/stop-after-test';

const server = useMockServer();

const get = (path: string) => supertest(server.url()).get(path).expect(200);

test('the control page has a policy that lets in nothing from elsewhere', async () => {
  const { text, headers } = await get('/__mock');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(text).toContain('href="http://localhost:4000"');
  expect(text).not.toMatch(/ (style|on\w+)=/);
});

test('everything that it loads is here, and every file here is loaded', async () => {
  const { text } = await get('/__mock');
  const loaded = [...text.matchAll(/(?:src|href)="(\/__mock\/page\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  for (const path of loaded) {
    const { text: source, headers } = await get(path);
    expect(headers['content-type']).toMatch(/^text\/(css|javascript)/);
    for (const [, name = ''] of source.matchAll(/ from '\.\/([^']+)'/g)) {
      if (!loaded.includes(`/__mock/page/${name}`)) loaded.push(`/__mock/page/${name}`);
    }
  }
  const names = readdirSync(browserFile('control-page'))
    .filter((name) => name !== 'index.html' && !name.endsWith('.test.ts'))
    .map((name) => `/__mock/page/${name}`);
  expect(loaded.toSorted()).toEqual(names.toSorted());
});

test('opens the product at the address that the server is given', async () => {
  const productUrl = 'https://preview.example/?a="<b>&c';
  const other = await createMockServer({ port: 0, users: 2, traits: 8, productUrl });
  stopAfterTest(other);
  const { text } = await supertest(other.url).get('/__mock').expect(200);
  expect(text).toContain('href="https://preview.example/?a=&quot;&lt;b>&amp;c"');
});

test("uses the product's colors", () => {
  const read = (url: URL) => readFileSync(url, 'utf8');
  const tokens = read(new URL('../../../web/src/styles/tokens.css', import.meta.url));
  const [dark = '', light = ''] = tokens.split('@custom-variant');
  const valueIn = (css: string, name: string) =>
    new RegExp(`${name}: (oklch\\([^)]*\\));`).exec(css)?.[1] ?? '';
  const page = read(browserFile('control-page/page.css'));
  const colours = [...page.matchAll(/(--[\w-]+): light-dark\(([^)]*\)), ([^)]*\))\);/g)];
  expect(colours.length).toBeGreaterThan(8);
  for (const [, name = '', inLight, inDark] of colours) {
    expect([name, inDark]).toEqual([name, valueIn(dark, name)]);
    expect([name, inLight]).toEqual([name, valueIn(light, name)]);
  }
});

test('the page knows whether the mock compares with a provider', async () => {
  const without = await get('/__mock');
  expect(without.text).toContain('data-provider=""');
  const options = { port: 0, host: '127.0.0.1', users: 4, traits: 8 };
  const compared = await createMockServer({ ...options, shadow: 'http://127.0.0.1:9' });
  stopAfterTest(compared);
  const { text } = await supertest(compared.url).get('/__mock').expect(200);
  expect(text).toContain('data-provider="http://127.0.0.1:9"');
});
