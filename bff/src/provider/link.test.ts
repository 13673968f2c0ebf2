import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../config';
import { startBffBefore } from '../testing/bff-under-test';
import { createAuthority } from '../testing/certificates';
import { ADDRESS } from '../testing/sample-calls';
import { json, startScriptedProvider } from '../testing/scripted-provider';
import { readLink } from './link';

/** A provider that asks for a client certificate, if told so. */
const startSecureProvider = async (requestCert: boolean) => {
  const authority = await createAuthority();
  const { cert, private: key } = await authority.issue('provider');
  const provider = await startScriptedProvider({ cert, key, ca: authority.cert, requestCert });
  onTestFinished(provider.stop);
  provider.answers(json(200, { walletAddress: ADDRESS }));
  return { provider, authority, PROVIDER_CA_FILE: await authority.file('ca.pem', authority.cert) };
};

const me = (url: string) => request(url).get('/v1/users/me');

describe('the link to the provider', () => {
  test('an authority of its own is trusted where it is configured, and only there', async () => {
    const { provider, PROVIDER_CA_FILE } = await startSecureProvider(false);
    const trusting = await startBffBefore(provider.url, { PROVIDER_CA_FILE });
    expect((await me(trusting.url)).status).toBe(200);

    const stranger = await startBffBefore(provider.url);
    expect((await me(stranger.url)).body.code).toBe('PROVIDER_UNREACHABLE');
    expect(provider.calls).toHaveLength(1);
  });

  test('a provider that asks for a certificate is shown the configured one', async () => {
    const { provider, authority, PROVIDER_CA_FILE } = await startSecureProvider(true);
    const own = await authority.issue('bff');
    const known = await startBffBefore(provider.url, {
      PROVIDER_CA_FILE,
      PROVIDER_CERT_FILE: await authority.file('cert.pem', own.cert),
      PROVIDER_KEY_FILE: await authority.file('key.pem', own.private),
    });
    expect((await me(known.url)).status).toBe(200);

    const unknown = await startBffBefore(provider.url, { PROVIDER_CA_FILE });
    expect((await me(unknown.url)).status).toBe(502);
    expect(provider.calls).toHaveLength(1);
  });

  test('what cannot work is said at the start, by the name of the variable', async () => {
    const authority = await createAuthority();
    const cert = await authority.file('ca.pem', authority.cert);
    const text = await authority.file('text.pem', 'no certificate');
    const link = (environment: Record<string, string>) => () =>
      readLink(readConfig({ PROVIDER_URL: 'https://a.example', ...environment }));
    expect(link({ PROVIDER_CA_FILE: '/nowhere' })).toThrow(/^PROVIDER_CA_FILE must be a file/);
    expect(link({ PROVIDER_CA_FILE: text })).toThrow(/^PROVIDER_CA_FILE must be .* PEM/);
    expect(link({ PROVIDER_CERT_FILE: cert })).toThrow(/^PROVIDER_KEY_FILE must be set/);
    expect(link({ PROVIDER_KEY_FILE: cert })).toThrow(/^PROVIDER_CERT_FILE must be set/);
    expect(link({ PROVIDER_CA_FILE: cert, PROVIDER_URL: 'http://a.example' })).toThrow(
      /^PROVIDER_URL must be https/,
    );
  });
});
