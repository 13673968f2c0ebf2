import { expect, test, vi } from 'vitest';

import { commandIn, serve } from './testing/command';

vi.setConfig({ testTimeout: 60_000 });

const cli = commandIn(process.cwd());
const SEARCH = ['--only', 'traits.search/success'];

const listing = (cacheControl: string): Promise<string> =>
  serve((_request, response) => {
    const headers = { 'content-type': 'application/json', 'cache-control': cacheControl };
    response.writeHead(200, headers).end('[]');
  });

test('exits with 0 for two equal targets, and with 1 and the differences for two different ones', async () => {
  const [one, same, other] = [
    await listing('no-store'),
    await listing('no-store'),
    await listing('private'),
  ];
  const alike = await cli('--target', one, '--against', same, ...SEARCH);
  expect(alike.out).toMatch(/^The two targets behave alike in \d+ checks\.$/m);
  expect(alike.status).toBe(0);

  const differ = await cli('--target', one, '--against', other, ...SEARCH);
  expect(differ.status).toBe(1);
  expect(differ.out).toContain('header cache-control (200): no-store → private');
  expect(differ.out).toContain(`curl -i --path-as-is -g -X GET '${one}/v1/marketTraits/search`);
  expect(differ.out).toContain(`curl -i --path-as-is -g -X GET '${other}/v1/marketTraits/search`);
  expect(differ.out).toMatch(/^The two targets differ: 1 difference in \d+ checks\.$/m);

  const json = await cli('--target', one, '--against', other, ...SEARCH, '--report', 'json');
  expect(JSON.parse(json.out)).toMatchObject({ isSame: false, target: one, against: other });
});

test.each([
  [['--against', 'http://127.0.0.1:1'], 'Nothing responds at http://127.0.0.1:1'],
  [['--against', 'x'], '--against takes the URL'],
  [['--against', 'http://127.0.0.1:1', '--stop'], '--against has no --stop'],
  [['--against', 'http://127.0.0.1:1', '--report', 'html'], '--against takes --report json'],
  [['--header-against', 'x'], "--header-against takes 'name: value'"],
])('%j is wrong usage: status 2 and one line', async (argv, line) => {
  const { status, err } = await cli('--target', await listing('no-store'), ...argv);
  expect(status).toBe(2);
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});
