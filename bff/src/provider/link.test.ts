import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../config/config';
import { startBffBefore } from '../testing/bff-under-test';
import { createAuthority } from '../testing/certificates';
import { ADDRESS } from '../testing/sample-calls';
import { json, startScriptedProvider } from '../testing/scripted-provider';
import { readLink } from './link';

const startSecureProvider = async (requestCert: boolean) => {
  const authority = await createAuthority();
  const { cert, private: key } = await authority.issue('provider');
  const provider = await startScriptedProvider({ cert, key, ca: authority.cert, requestCert });
  onTestFinished(provider.stop);
  provider.respondWith(json(200, { walletAddress: ADDRESS }));
  return { provider, authority, PROVIDER_CA_FILE: await authority.file('ca.pem', authority.cert) };
};

const me = (url: string) => request(url).get('/v1/users/me');

describe('the link to the provider', () => {
  test('trusts its own authority where one is configured, and only there', async () => {
    const { provider, PROVIDER_CA_FILE } = await startSecureProvider(false);
    const trusting = await startBffBefore(provider.url, { PROVIDER_CA_FILE });
    expect((await me(trusting.url)).status).toBe(200);

    const untrusting = await startBffBefore(provider.url);
    expect((await me(untrusting.url)).body.code).toBe('PROVIDER_UNREACHABLE');
    expect(provider.calls).toHaveLength(1);
  });

  test('shows the configured certificate to a provider that requests one', async () => {
    const { provider, authority, PROVIDER_CA_FILE } = await startSecureProvider(true);
    const own = await authority.issue('bff');
    const authenticated = await startBffBefore(provider.url, {
      PROVIDER_CA_FILE,
      PROVIDER_CERT_FILE: await authority.file('cert.pem', own.cert),
      PROVIDER_KEY_FILE: await authority.file('key.pem', own.private),
    });
    expect((await me(authenticated.url)).status).toBe(200);

    const unknown = await startBffBefore(provider.url, { PROVIDER_CA_FILE });
    expect((await me(unknown.url)).status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });

  describe('a start reports an unusable setting by the name of its variable:', () => {
    const link = (environment: Record<string, string>) => () =>
      readLink(readConfig({ PROVIDER_URL: 'https://a.example', ...environment }));

    test('a file that cannot be read, and a path that is not a file', async () => {
      expect(link({ PROVIDER_CA_FILE: '/nowhere' })).toThrow(
        /^PROVIDER_CA_FILE must be a readable file/,
      );
      expect(link({ PROVIDER_CA_FILE: '/dev/null' })).toThrow(
        /^PROVIDER_CA_FILE must be a readable file/,
      );
    });

    test('a file too large to be a bundle of authorities', async () => {
      const authority = await createAuthority();
      const fileOf = (size: number) => authority.file('ca.pem', authority.cert.padEnd(size, '\n'));
      const PROVIDER_CA_FILE = await fileOf(4_194_304);
      expect(link({ PROVIDER_CA_FILE })().ca).toHaveLength(4_194_304);
      await fileOf(4_194_305);
      expect(link({ PROVIDER_CA_FILE })).toThrow(/^PROVIDER_CA_FILE must be a readable file/);
    });

    test('a file without certificates, or with a broken one', async () => {
      const authority = await createAuthority();
      const text = await authority.file('text.pem', 'no certificate');
      const broken = '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----';
      const second = await authority.file('broken.pem', `${authority.cert}\n${broken}`);
      for (const PROVIDER_CA_FILE of [text, second])
        expect(link({ PROVIDER_CA_FILE })).toThrow(/^PROVIDER_CA_FILE must be .* PEM/);
    });

    test('half of a pair', async () => {
      const authority = await createAuthority();
      const cert = await authority.file('ca.pem', authority.cert);
      expect(link({ PROVIDER_CERT_FILE: cert })).toThrow(/^PROVIDER_KEY_FILE must be set/);
      expect(link({ PROVIDER_KEY_FILE: cert })).toThrow(/^PROVIDER_CERT_FILE must be set/);
    });

    test('a pair whose key is invalid, or belongs to another certificate', async () => {
      const authority = await createAuthority();
      const [own, other] = [await authority.issue('bff'), await authority.issue('other')];
      const PROVIDER_CERT_FILE = await authority.file('cert.pem', own.cert);
      const pairWith = async (key: string) =>
        link({ PROVIDER_CERT_FILE, PROVIDER_KEY_FILE: await authority.file('key.pem', key) });
      expect((await pairWith(own.private))()).toEqual({ cert: own.cert, key: own.private });
      expect(await pairWith(own.cert)).toThrow(
        /^PROVIDER_KEY_FILE must be a PEM file of a private key/,
      );
      expect(await pairWith(other.private)).toThrow(
        /^PROVIDER_KEY_FILE must be the key of PROVIDER_CERT_FILE/,
      );
    });

    test('certificates for a provider that is not called over https', async () => {
      const authority = await createAuthority();
      const { cert, private: key } = await authority.issue('bff');
      const PROVIDER_CA_FILE = await authority.file('ca.pem', authority.cert);
      const pair = {
        PROVIDER_CERT_FILE: await authority.file('cert.pem', cert),
        PROVIDER_KEY_FILE: await authority.file('key.pem', key),
      };
      for (const files of [{ PROVIDER_CA_FILE }, pair])
        expect(link({ ...files, PROVIDER_URL: 'http://a.example' })).toThrow(
          /^PROVIDER_URL must be https/,
        );
    });
  });
});
