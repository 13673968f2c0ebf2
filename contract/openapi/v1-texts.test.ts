import { verifyMessage } from 'viem';
import { expect, test } from 'vitest';

import { demoLoginMessage, demoLoginRequest } from '../fixtures/login';
import { demoAccount } from '../src/demo-wallet';
import { loginMessage } from '../src/login-message';
import { isJson } from './json-schema';
import { openApiDocument } from './index';

const descriptionOf = (): string => {
  const { info } = openApiDocument();
  return isJson(info) ? String(info['description']) : '';
};

const textBlocks = (): string[] =>
  [...descriptionOf().matchAll(/```text\n(.*?)\n```/gs)].map(([, block = '']) => block);

test('the template becomes the login message when its three values are filled in', () => {
  const [template = ''] = textBlocks();
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  const filled = template
    .replaceAll('{legalLinksBase}', 'https://market.example')
    .replace('{walletAddress}', address)
    .replace('{nonce}', 'n-1');
  expect(filled).toBe(loginMessage(address, 'n-1', 'https://market.example'));
});

test('the example is signed by the published key', async () => {
  expect(textBlocks()[1]).toBe(demoLoginMessage);
  expect(descriptionOf()).toContain(demoLoginRequest.signature);
  expect(demoLoginRequest.signature).toBe(
    await demoAccount().signMessage({ message: demoLoginMessage }),
  );
  await expect(
    verifyMessage({
      address: demoLoginRequest.walletAddress,
      message: demoLoginMessage,
      signature: demoLoginRequest.signature,
    }),
  ).resolves.toBe(true);
});

test.each([
  ['the size of a signature', 'up to 8,192 bytes'],
  ['the lifetime of a nonce', 'It is valid for 5 minutes and for one login'],
  ['the lifetime of a code', 'valid for 60 minutes'],
  ['the size of a picture', 'up to 5 MB (5,242,880 bytes)'],
  ['the formats of a picture', 'a PNG, JPEG, WEBP, GIF file of up to 40,000,000 pixels'],
  ['the addresses of a picture', 'an http or https URL'],
  ['unknown query parameters', '**Unknown query parameters**'],
  ['the limit of logins', '20 logins'],
  ['the delay after a 429', '`Retry-After`'],
])('says %s', (_, text) => {
  expect(JSON.stringify(openApiDocument())).toContain(text);
});

test('states in its schemas what the contract checks in code', () => {
  expect(openApiDocument()).toMatchObject({
    components: {
      schemas: {
        LoginRequest: { properties: { signature: { maxLength: 2 + 2 * 8192 } } },
        ProfilePayload: {
          properties: { avatarPhoto: { anyOf: [{ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' }, {}] } },
        },
      },
    },
  });
});
