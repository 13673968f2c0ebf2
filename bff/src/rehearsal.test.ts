import { describe, expect, onTestFinished, test } from 'vitest';

import { ConfigurationError, readConfig } from './config/config';
import { createLogger } from './log/logger';
import { rehearseStart } from './rehearsal';
import { startBff } from './start';
import { createAuthority } from './testing/certificates';

const working = {
  PORT: '0',
  HOST: '127.0.0.1',
  PROVIDER_URL: 'https://api.example.com',
  SHEDDING: 'off',
  DRAIN_DELAY_MS: '0',
};
type Environment = Record<string, string>;

const start = async (environment: Environment): Promise<void> => {
  const silent = createLogger('silent', { write: () => undefined });
  const bff = await startBff(readConfig({ ...working, ...environment }), silent);
  await bff.stop();
};
const rehearse = async (environment: Environment): Promise<void> =>
  rehearseStart(readConfig({ ...working, ...environment }));

const complaintsOf = async (environment: Environment): Promise<unknown[]> => {
  const outcomes = await Promise.allSettled([start(environment), rehearse(environment)]);
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ConfigurationError
      ? outcome.reason.message
      : outcome,
  );
};

const SECRET = 'secret.invalid';

describe('an invalid configuration is reported in one line, by a start and by --print-config', () => {
  test.each([
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '1,2'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fe80::/129'],
    ['HOST', SECRET],
    ['HOST', '203.0.113.1'],
    ['HOST', 'two words'],
    ['HEADERS_DEADLINE_MS', '40000'],
    ['HEADERS_LIMIT_BYTES', '1'],
    ['JSON_LIMIT_BYTES', '1'],
    ['URL_LIMIT_BYTES', '1'],
    ['REDIS_URL', 'redis:secret'],
    ['REDIS_URL', 'redis://redis.example/secret'],
    ['REDIS_URL', 'redis://:%zz@redis.example'],
    ['FORWARD_HEADERS', 'Host'],
    ['FORWARD_HEADERS', 'transfer-encoding'],
    ['WEB_ROOT', '/nowhere/secret'],
    ['PROVIDER_CA_FILE', '/'],
    ['PROVIDER_CA_FILE', '/nowhere/secret'],
  ])('%s=%s', async (variable, value) => {
    const [started, rehearsed] = await complaintsOf({ [variable]: value });
    expect(started).toMatch(new RegExp(`^${variable} (?:must|holds) [^\n]+$`));
    expect(started).not.toContain('secret');
    expect(rehearsed).toBe(started);
  });

  test('the same value for both ports', async () => {
    const [started, rehearsed] = await complaintsOf({ PORT: '4000', METRICS_PORT: '4000' });
    expect(started).toMatch(/^METRICS_PORT must differ from PORT/);
    expect(rehearsed).toBe(started);
  });

  test('invalid certificates and keys, and those that don’t match', async () => {
    const authority = await createAuthority();
    const garbage = (kind: string) =>
      authority.file(`${kind}.pem`, `-----BEGIN ${kind}-----\nsecret\n-----END ${kind}-----\n`);
    const own = await authority.issue('bff');
    const other = await authority.issue('other');
    const cert = await authority.file('own.pem', own.cert);
    const key = await authority.file('own.key', own.private);
    const otherKey = await authority.file('other.key', other.private);
    const bad: [string, Environment][] = [
      ['PROVIDER_CA_FILE', { PROVIDER_CA_FILE: await garbage('CERTIFICATE') }],
      [
        'PROVIDER_CERT_FILE',
        { PROVIDER_CERT_FILE: await garbage('CERTIFICATE'), PROVIDER_KEY_FILE: key },
      ],
      [
        'PROVIDER_KEY_FILE',
        { PROVIDER_CERT_FILE: cert, PROVIDER_KEY_FILE: await garbage('PRIVATE KEY') },
      ],
      ['PROVIDER_KEY_FILE', { PROVIDER_CERT_FILE: cert, PROVIDER_KEY_FILE: otherKey }],
    ];
    for (const [variable, environment] of bad) {
      const [started, rehearsed] = await complaintsOf(environment);
      expect(started).toMatch(new RegExp(`^${variable} must [^\n]+$`));
      expect(started).not.toContain('secret');
      expect(rehearsed).toBe(started);
    }
    await rehearse({ PROVIDER_CERT_FILE: cert, PROVIDER_KEY_FILE: key });
  });

  test('a taken port stops a start, but not --print-config', async () => {
    const silent = createLogger('silent', { write: () => undefined });
    const running = await startBff(readConfig(working), silent);
    onTestFinished(running.stop);
    const PORT = String(running.port);
    await expect(start({ PORT })).rejects.toThrow(/^PORT \d+ is in use/);
    await expect(rehearse({ PORT })).resolves.toBeUndefined();
  });
});

test.each(['off', '2', 'loopback, 10.0.0.0/8', '::1, fd00::/8', '192.0.2.1/32'])(
  'a start accepts TRUST_PROXY=%s',
  async (TRUST_PROXY) => {
    await expect(start({ TRUST_PROXY })).resolves.toBeUndefined();
  },
);
