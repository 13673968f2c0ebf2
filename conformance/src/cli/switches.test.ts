import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished, test, vi } from 'vitest';

import { commandIn, serve } from './testing/command';

vi.setConfig({ testTimeout: 60_000 });

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'switches-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const LIST = { 'content-type': 'application/json' };

test('a slow response fails its call, and the slowest request is shown', async () => {
  const cli = commandIn(await newFolder());
  const target = await serve(async (request, response) => {
    if (request.url?.includes('slow')) await wait(120);
    response.writeHead(200, LIST).end('[]');
  });
  const search = ['--target', target, '--only', 'traits.search/flow', '--rules', 'rules.json'];
  const folder = await newFolder();
  await writeFile(join(folder, 'rules.json'), JSON.stringify({ traits: ['slow one'] }));
  const found = await commandIn(folder)(...search, '--max-answer-ms', '100');
  expect(found.status).toBe(1);
  expect(found.out).toContain('✗ traits.search · speed: every answer');
  expect(found.out).toContain('expected  every response within 100 ms');
  expect(found.out).toMatch(
    /got {7}\d{3,} ms for the slowest; \d+ of \d+ took longer \(p50 \d+ ms/,
  );
  expect(found.out).toMatch(/^ {4}curl .+slow/m);

  const success = ['--target', target, '--only', 'traits.search/success'];
  const patient = await cli(...success, '--max-answer-ms', '60000');
  expect(patient.status).toBe(0);
  expect(patient.out).toMatch(/^traits\.search +✓ .*✓$/m);
});

test('everything skipped is reported with the reason, including invariants and rules files', async () => {
  const folder = await newFolder();
  const target = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('[]');
  });
  const skip = [{ check: 'traits.search/method', reason: 'our gateway handles these' }];
  await writeFile(join(folder, 'rules.json'), JSON.stringify({ skip }));
  const cli = commandIn(folder);
  const search = ['--target', target, '--only', 'traits.search/success,method'];
  const whole = await cli(...search);
  expect(whole.out).toContain('✗ traits.search · content-type: every answer');
  const less = ['--only', 'traits.search', '--skip', 'content-type,flow,limits,invalid,query'];
  const left = [...less, '--skip', 'traits.search/head-options,generated', '--rules', 'rules.json'];
  const { status, out } = await cli('--target', target, ...left);
  expect(out).toMatch(/^– 1 skipped: left out by --skip content-type$/m);
  expect(out).toMatch(/^– \d+ skipped: our gateway handles these$/m);
  expect(out).not.toContain('✗');
  expect(status).toBe(0);
});

test.each([
  [['--skip', 'users.you'], '--skip users.you: there is no such route, family or check.'],
  [['--max-answer-ms', 'soon'], '--max-answer-ms takes a whole number'],
])('%j is wrong usage', async (argv, line) => {
  const { status, err } = await commandIn(await newFolder())(
    '--target',
    'http://127.0.0.1:1',
    ...argv,
  );
  expect(status).toBe(2);
  expect(err).toContain(line);
});

test('every report shows which calls, statuses and variants of the contract were seen', async () => {
  const folder = await newFolder();
  const target = await serve((request, response) => {
    const isRight = request.url?.includes('searchKey=');
    response
      .writeHead(isRight === true ? 200 : 400, LIST)
      .end(isRight === true ? '[]' : '{"message":"What do you search for?"}');
  });
  const search = ['--target', target, '--only', 'traits.search', '--cases', '20'];
  const { out } = await commandIn(folder)(...search, '--report', 'json', '--out', 'report.json');
  expect(out).toMatch(/^Call +requests +seen +never seen +variants +p50 ms +p99 ms$/m);
  expect(out).toMatch(/^traits\.search +\d+ +200 400 /m);
  expect(out).toMatch(/^\d+ of \d+ calls of the contract were made\.$/m);
  const { coverage } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  const own = coverage.find(({ route }: { route: string }) => route === 'traits.search');
  expect(own.statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number) });
  expect(own.variants.unseen).toContain('200 body: items');
  await commandIn(folder)(...search, '--report', 'html', '--out', 'report.html');
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('<dd>200 body: items</dd>');
});
