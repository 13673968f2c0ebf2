import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { runConformance } from '@trait-market/conformance';
import { loginMessage } from '@trait-market/contract/login-message';
import { LoginRequestSchema } from '@trait-market/contract/v1/users';
import { verifyMessage } from 'viem';
import { expect, onTestFinished, test } from 'vitest';

const NONCE = 'nonce-1234567890';
const BASE = 'https://market.example';

const login = async (request: IncomingMessage, change: (message: string) => string) => {
  const { walletAddress, signature } = LoginRequestSchema.parse(JSON.parse(await text(request)));
  const message = change(loginMessage(walletAddress, NONCE, BASE));
  const isRight = await verifyMessage({ address: walletAddress, message, signature });
  return isRight
    ? { status: 200, body: { accessToken: 'header.payload.signature' } }
    : { status: 401, body: { message: 'Sign in again.' } };
};

/** Starts a provider that expects a changed login text. */
const startProvider = async (change: (message: string, own: string) => string): Promise<string> => {
  let own = '';
  const server = createServer(async (request, response) => {
    const { status, body } =
      request.method === 'POST' && request.url === '/v1/users/login'
        ? await login(request, (message) => change(message, own))
        : { status: 200, body: { nonce: NONCE } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  own = `http://127.0.0.1:${address.port}`;
  return own;
};

const failuresAt = async (target: string): Promise<string> => {
  const { results } = await runConformance({
    target,
    legalLinksBase: BASE,
    only: ['users.me/success'],
    cases: 0,
  });
  return JSON.stringify(results.filter(({ outcome }) => outcome.kind === 'failed'));
};

test('a failed first login shows the signed text and how the expected one differs', async () => {
  const failures = await failuresAt(await startProvider((message) => `${message}\n`));
  expect(failures).toContain(`Terms of use: ${BASE}/terms`);
  expect(failures).toContain('the target accepts the text with a line feed at the end');
});

test('a target with its own legal links is reported with the option that signs in', async () => {
  const target = await startProvider((message, own) => message.replaceAll(BASE, own));
  expect(await failuresAt(target)).toContain(
    `the target accepts the text with legal links of ${target}: set --legal-links-base ${target}`,
  );
});

test('a difference that isn’t known leads to the text and the option', async () => {
  const failures = await failuresAt(await startProvider((message) => `Hello! ${message}`));
  expect(failures).toContain('none of the usual mistakes explains it');
  expect(failures).toContain('--legal-links-base');
});
