import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generatePrivateKey } from 'viem/accounts';
import { expect, onTestFinished, test, vi } from 'vitest';

import { commandIn, serve } from './testing/command';

vi.setConfig({ testTimeout: 60_000 });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const walletAddress = `0x${'1'.repeat(40)}`;
const given = `${part({ alg: 'HS256' })}.${part({ walletAddress, exp: 4e9 })}.${'given-Signature'.repeat(3)}`;
const issued = `${part({ alg: 'HS256' })}.${part({ walletAddress, exp: 4e9 })}.${'Issued_signature'.repeat(3)}`;
const apiKey = 'k3y "of"/ a Gatehouse+';

const startParrot = () =>
  serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { url = '', headers } = request;
    const body = {
      accessToken: url.includes('login') ? issued : undefined,
      nonce: url.includes('nonce') ? 'nonce-0123456789abcdef' : undefined,
      seen: [url, headers, Buffer.concat(chunks).toString('base64')],
      encoded: encodeURIComponent(JSON.stringify(headers)),
    };
    response.setHeader('set-cookie', 'sid=Cookie-0123456789; HttpOnly');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'credentials-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const secretsIn = (text: string): string[] => {
  const plain = [
    'given-Signature',
    'Issued_signature',
    'Cookie-0123456789',
    'Gatehouse',
    '9abcdef',
  ];
  const encoded = [given, issued, apiKey, 'pass-of-user'].flatMap((secret) => {
    const bytes = Buffer.from(secret);
    return [secret, encodeURIComponent(secret), bytes.toString('base64').slice(0, -4)];
  });
  return [...plain, ...encoded].filter((secret) => text.includes(secret));
};

const key = generatePrivateKey();

test.each([
  ['json', 'a token', ['--auth', given]],
  ['json', 'a key', ['--auth', key]],
  ['json', 'no account', []],
  ['junit', 'a token', ['--auth', given]],
  ['html', 'a token', ['--auth', given]],
  ['text', 'a token', ['--auth', given]],
])('T92 a report in %s of a run with %s holds no credential', async (kind, _, auth) => {
  const target = (await startParrot()).replace('http://', 'http://user:pass-of-user@');
  const cli = commandIn(await newFolder(), { GITHUB_ACTIONS: 'true' });
  const report = kind === 'text' ? [] : ['--report', kind];
  const only = ['--only', 'users.login,users.me,users.nonce', '--cases', '20'];
  const all = ['--target', target, ...auth, ...only, ...report, '--max-answer-ms', '0'];
  const { out, err } = await cli(...all, '--header', `x-api-key: ${apiKey}`);
  expect(out).toContain('HEADER_X_API_KEY');
  expect(secretsIn(out + err)).toEqual([]);
  expect(out + err).not.toContain(key.slice(2));
  expect(out + err).not.toMatch(/"signature\W{1,8}0x[\da-f]{128}/);
});

test('T92 a baseline and a comparison are without credentials', async () => {
  const folder = await newFolder();
  const cli = commandIn(folder);
  const common = [
    '--auth',
    given,
    '--header',
    `x-api-key: ${apiKey}`,
    '--only',
    'users.login,users.me',
  ];
  const target = await startParrot();
  const baseline = ['--baseline', 'known.json', '--update-baseline', '--cases', '0'];
  await cli('--target', target, ...common, ...baseline);
  expect(secretsIn(await readFile(join(folder, 'known.json'), 'utf8'))).toEqual([]);

  const against = ['--against', await serve((_, response) => void response.end('{}'))];
  const other = ['--header-against', 'x-other: other-Gatehouse'];
  for (const report of [[], ['--report', 'json']]) {
    const { out, err } = await cli('--target', target, ...common, ...against, ...other, ...report);
    expect(out).toContain('HEADER_X_API_KEY');
    expect(secretsIn(out + err)).toEqual([]);
  }
});

test.each([
  [['--target', 'http://user:pass-of-user@127.0.0.1:1/v1?key=pass-of-user']],
  [['--target', 'ftp://user:pass-of-user@host']],
  [['--target', 'http://user:pass/pass-of-user@host']],
  [['--target', 'user:pass-of-user@host']],
  [['--target', 'http://127.0.0.1:1', '--control', 'http://user:pass-of-user@127.0.0.1:2']],
  [['--target', 'http://127.0.0.1:1', '--auth', '0xpass-of-user']],
  [['--target', 'http://127.0.0.1:1', '--auth', 'two pass-of-user']],
  [['--target', 'http://127.0.0.1:1', '--header', 'pass-of-user']],
  [['--target', 'http://127.0.0.1:1', '--header', 'authorization:', 'Bearer', 'pass-of-user']],
  [['--target', 'http://127.0.0.1:1', '--header', 'x-key: y', 'pass-of-user']],
  [['--target', 'http://127.0.0.1:1', '--auth', `0x${'f'.repeat(64)}`]],
])('T92 %j ends with one line that repeats no credential', async (argv) => {
  const { status, out, err } = await commandIn(await newFolder())(...argv);
  expect(status).toBe(2);
  expect(out + err).not.toMatch(/pass-of-user|f{64}/);
  expect(err.trim().split('\n')).toHaveLength(1);
});
