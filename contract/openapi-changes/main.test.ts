import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const contract = fileURLToPath(new URL('..', import.meta.url));
const snapshot = readFileSync(join(contract, 'openapi.json'), 'utf8');

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const run = (folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    join(contract, 'node_modules/.bin/tsx'),
    ['openapi-changes/main.ts', '--', ...args],
    { cwd: contract, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
  );
  return { status, stdout, stderr };
};

describe('the command', { timeout: 60_000 }, () => {
  test('exits with 0 when nothing changed', () => {
    const folder = folderWith({ 'base.json': snapshot });
    expect(run(folder, '--base', 'base.json')).toMatchObject({
      status: 0,
      stdout: '0 changes, 0 of them breaking\n',
    });
  });

  test('exits with 1 and a line for each break', () => {
    const folder = folderWith({
      'base.json': snapshot.replaceAll('"maxLength": 254', '"maxLength": 320'),
    });
    const { status, stdout } = run(folder, '--base', 'base.json');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'breaks clients   body.emailAddress maxLength was 320 and is 254  ' +
        '(#/components/schemas/EmailPayload/properties/emailAddress/maxLength)',
    );
    expect(stdout).toContain('PATCH /v1/users/email, request');
  });

  test.each([
    [['--base', 'no-such-thing'], /^no-such-thing is neither a file nor a git reference: /],
    [['--base', 'text.json'], /^text\.json is no JSON$/m],
    [['--base', 'other.json'], /^The base document is no OpenAPI 3\.1 document$/m],
    [['--what'], /Unknown option '--what'/],
  ])('exits with 2 for %j, and says why in one line', (args, line) => {
    const folder = folderWith({ 'text.json': 'text', 'other.json': '{"swagger":"2.0"}' });
    const { status, stdout, stderr } = run(folder, ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(line);
  });

  test('accepts a git reference for the snapshot committed there', () => {
    const repository = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: contract });
    const expected = repository.status === 0 ? /\d+ changes, \d+ of them breaking\n$/ : /^$/;
    expect(run(contract, '--base', 'HEAD').stdout).toMatch(expected);
  });
});
