import supertest from 'supertest';
import { expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';

const server = useMockServer();

const say = (text: unknown) => server.world().call('post', '/chat/messages').send({ text });

test('tells people who write that no one reads it', async () => {
  const { body } = await say('Hello').expect(200);
  expect(body.reply).toMatch(/nobody reads it/);
});

test.each(['', 'x'.repeat(2001), 1, undefined])('refuses a message that is %j', async (text) => {
  expect(await expectRefusal(say(text), 400)).toMatch(/^text: /);
});

test('the widget is a script that pages of any origin can load', async () => {
  const { headers, text } = await supertest(server.url()).get('/chat/widget.js').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(text).toContain('TraitMarketChat');
});
