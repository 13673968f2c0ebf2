import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { commandIn, serve } from './testing/command';

vi.setConfig({ testTimeout: 60_000 });

const FEW = ['--cases', '60'];

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const sameToAll = async () => {
  const scripted = { status: 200, body: '{}' };
  const target = await serve((_request, response) => {
    response.writeHead(scripted.status, { 'content-type': 'application/json' }).end(scripted.body);
  });
  return { scripted, target };
};

test("known findings don't fail a run, whatever the seed; new ones do, and fixed ones are reported", async () => {
  const folder = await newFolder();
  const cli = commandIn(folder);
  const { scripted, target } = await sameToAll();
  const traits = [
    '--target',
    target,
    '--only',
    'traits.search',
    ...FEW,
    '--baseline',
    'known.json',
  ];

  const first = await cli(...traits, '--update-baseline', '--seed', '1');
  expect(first.status).toBe(0);
  expect(first.out).toMatch(/^Baseline: \d+ known findings in /m);
  const written = await readFile(join(folder, 'known.json'), 'utf8');

  for (const seed of ['2', '3']) {
    const junit = ['--report', 'junit', '--out', 'junit.xml'];
    const again = await cli(...traits, '--seed', seed, ...junit);
    expect(again.out).toMatch(/^Nothing new: \d+ of \d+ checks failed, all of them known/m);
    expect(again.out).not.toContain('✗');
    expect(again.status).toBe(0);
    const xml = await readFile(join(folder, 'junit.xml'), 'utf8');
    expect(xml).not.toContain('<failure');
    expect(xml).toContain('<skipped message="known: expected');
  }
  await cli(...traits, '--update-baseline', '--seed', '4');
  expect(await readFile(join(folder, 'known.json'), 'utf8')).toBe(written);

  Object.assign(scripted, { status: 418, body: '{"message":"I am a teapot."}' });
  const changed = await cli(...traits);
  expect(changed.status).toBe(1);
  expect(changed.out).toMatch(/^\d+ failures are new\.$/m);
  expect(changed.out).toMatch(/^Fixed: traits\.search\/\S.+ \(was: status 200\)/m);
  expect(changed.out).toContain('got       status 418');
});

test("an update preserves findings that this run didn't check, and notes by people", async () => {
  const folder = await newFolder();
  const cli = commandIn(folder);
  const { scripted, target } = await sameToAll();
  const remark = { id: 'users.me/token/unlikely', expected: 'a', got: 'b', why: 'ticket 12' };
  const file = join(folder, 'known.json');
  await writeFile(file, JSON.stringify({ version: 1, findings: [remark] }));
  const known = ['--target', target, '--only', 'traits.search/success', '--baseline', file];

  const updated = await cli(...known, '--update-baseline');
  expect(updated.status).toBe(0);
  const { findings } = JSON.parse(await readFile(file, 'utf8'));
  expect(findings.at(-1)).toEqual(remark);
  expect(findings.length).toBeGreaterThan(1);

  scripted.body = '[]';
  const mended = await cli(...known);
  expect(mended.status).toBe(0);
  expect(mended.out).toContain('Fixed: traits.search/');
  expect(mended.out).toContain("1 known finding wasn't checked in this run.");
});

test('on GitHub new findings are annotated, and known ones are not', async () => {
  const folder = await newFolder();
  const { target } = await sameToAll();
  const search = [
    '--target',
    target,
    '--only',
    'traits.search/success',
    '--baseline',
    'known.json',
  ];
  const onGithub = commandIn(folder, { GITHUB_ACTIONS: 'true' });
  await commandIn(folder)(...search, '--update-baseline');
  expect((await onGithub(...search)).out).not.toContain('::error');
  expect((await onGithub(...search.slice(0, 4))).out).toMatch(
    /^::error title=traits\.search · \S+%3A .+::Expected .+, got /m,
  );
});

test('--stop continues after known findings', async () => {
  const cli = commandIn(await newFolder());
  const { target } = await sameToAll();
  const traits = [
    '--target',
    target,
    '--only',
    'traits.search',
    ...FEW,
    '--baseline',
    'known.json',
  ];
  await cli(...traits, '--update-baseline');
  const { status, out } = await cli(...traits, '--stop');
  expect(out).not.toContain('Stopped at the first failure');
  expect(status).toBe(0);
});

test.each([
  ['{', "this isn't JSON"],
  ['{"version":2,"findings":[]}', 'version: '],
  ['{"version":1,"findings":[{"id":"x"},{"name":"y"}]}', 'findings.1'],
])('a baseline of %s is refused in one line, with status 2', async (text, line) => {
  const folder = await newFolder();
  await writeFile(join(folder, 'known.json'), text);
  const nowhere = ['--target', 'http://127.0.0.1:1', '--baseline', 'known.json'];
  const { status, out, err } = await commandIn(folder)(...nowhere);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain('known.json: ');
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a missing baseline, or an update without one, is refused in one line', async () => {
  const cli = commandIn(await newFolder());
  const nowhere = ['--target', 'http://127.0.0.1:1'];
  const absent = await cli(...nowhere, '--baseline', 'known.json');
  expect(absent.status).toBe(2);
  expect(absent.err).toContain('file not found. Create it with --update-baseline.');
  const unnamed = await cli(...nowhere, '--update-baseline');
  expect(unnamed.err).toBe('conformance: --update-baseline needs --baseline FILE.\n');
});
