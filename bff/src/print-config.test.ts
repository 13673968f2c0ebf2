import { expect, test } from 'vitest';

import { readConfig } from './config/config';
import { printedConfig } from './print-config';

test('prints the settings in use, including defaults, but no secrets', () => {
  const printed = printedConfig(
    readConfig({
      PROVIDER_URL: 'https://api.example.com',
      REDIS_URL: 'rediss://user:secret@redis.example:6380/1?secret=1',
      RPC_URL_ETHEREUM: 'https://rpc.example/v3/secret',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://secret@collector.example:4318',
      IMAGE_HOSTS: 'https://a.example,https://b.example',
    }),
  ).split('\n');
  expect(printed).toEqual(
    expect.arrayContaining([
      'PORT=4000',
      'TRUST_PROXY=off',
      'PROVIDER_URL=https://api.example.com',
      'REDIS_URL=rediss://[redacted]@redis.example:6380/[redacted]',
      'RPC_URL_ETHEREUM=https://rpc.example/[redacted]',
      'OTEL_EXPORTER_OTLP_ENDPOINT=http://[redacted]@collector.example:4318',
      'IMAGE_HOSTS=https://a.example,https://b.example',
    ]),
  );
  expect(printed.join('')).not.toContain('secret');
});
