import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JournalEntrySchema } from '../../../kernel/journal/journal.schema';
import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { signIn } from '../../../testing/wallet';

const server = useMockServer();

const JournalSchema = z.object({ entries: z.array(JournalEntrySchema) });

const mails = async (world: WorldClient) => {
  const { body } = await world.call('get', '/__mock/journal').expect(200);
  return JournalSchema.parse(body).entries.flatMap((entry) => (entry.kind === 'mail' ? entry : []));
};

const lastCode = async (world: WorldClient): Promise<string> =>
  (await mails(world)).at(-1)?.code ?? '';

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

const change = (world: WorldClient, token: string, emailAddress: string) =>
  world.call('patch', '/v1/users/email', token).send({ emailAddress });
const verify = (world: WorldClient, token: string, code: string) =>
  world.call('post', '/v1/users/verifyEmail', token).send({ code });
const resend = (world: WorldClient, token: string) =>
  world.call('post', '/v1/users/resendVerification', token);

const withMail = async (emailAddress = 'otter@river.example') => {
  const world = server.world();
  const token = await signIn(world);
  await change(world, token, emailAddress).expect(200);
  return { world, token, code: await lastCode(world) };
};

describe('an email address', () => {
  test('is unverified until the code from the email is entered', async () => {
    const { world, token, code } = await withMail();
    expect(code).toMatch(/^\d{6}$/);
    const before = await world.call('get', '/v1/users/me', token).expect(200);
    expect(before.body).toMatchObject({
      emailAddress: 'otter@river.example',
      emailVerified: false,
    });
    const { body } = await verify(world, token, code).expect(200);
    expect(body).toMatchObject({ emailAddress: 'otter@river.example', emailVerified: true });
    await expectRefusal(resend(world, token), 409);
  });

  test('is unverified again after a change', async () => {
    const { world, token, code } = await withMail();
    await verify(world, token, code).expect(200);
    const { body } = await change(world, token, 'beaver@river.example').expect(200);
    expect(body).toMatchObject({ emailAddress: 'beaver@river.example', emailVerified: false });
  });

  test.each(['otter', 'otter@', '', `${'a'.repeat(250)}@river.example`])(
    '%j is refused',
    async (emailAddress) => {
      const world = server.world();
      await expectRefusal(change(world, await signIn(world), emailAddress), 400);
    },
  );

  test('T46 that someone else has gets the same answer as a free one', async () => {
    const { world, token, code } = await withMail();
    await verify(world, token, code).expect(200);
    const other = await signIn(world);
    const taken = await change(world, other, 'otter@river.example');
    const free = await change(world, other, 'otter2@river.example');
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(taken.body.emailVerified).toBe(free.body.emailVerified);
  });
});

describe('a verification code', () => {
  test('T45 becomes invalid with the sixth wrong one', async () => {
    const { world, token, code } = await withMail();
    for (let tries = 0; tries < 5; tries += 1) {
      await expectRefusal(verify(world, token, wrong(code)), 400);
    }
    await expectRefusal(verify(world, token, wrong(code)), 429);
    await expectRefusal(verify(world, token, code), 400);
  });

  test('is still valid after five wrong ones', async () => {
    const { world, token, code } = await withMail();
    for (let tries = 0; tries < 5; tries += 1) {
      await expectRefusal(verify(world, token, wrong(code)), 400);
    }
    await verify(world, token, code).expect(200);
  });

  test.each(['４８１５１６', 'é'.repeat(6), '48151\ud83d'])('is never %j', async (typed) => {
    const { world, token } = await withMail();
    await expectRefusal(verify(world, token, typed), 400);
  });

  test('T45 with a space around it is a wrong one', async () => {
    const { world, token, code } = await withMail();
    await expectRefusal(verify(world, token, ` ${code}`), 400);
    await expectRefusal(verify(world, token, `${code} `), 400);
    await verify(world, token, code).expect(200);
  });

  test('T45 works once', async () => {
    const { world, token, code } = await withMail();
    await verify(world, token, code).expect(200);
    await expectRefusal(verify(world, token, code), 400);
  });

  test('T45 of another user is refused', async () => {
    const { world, code } = await withMail();
    const other = await signIn(world);
    await expectRefusal(verify(world, other, code), 400);
    await change(world, other, 'beaver@river.example').expect(200);
    await expectRefusal(verify(world, other, code), 400);
  });

  test('T45 from before an address change is refused', async () => {
    const { world, token, code } = await withMail();
    await change(world, token, 'beaver@river.example').expect(200);
    expect((await mails(world)).map(({ to }) => to)).toEqual([
      'otter@river.example',
      'beaver@river.example',
    ]);
    const newCode = await lastCode(world);
    await expectRefusal(verify(world, token, code), 400);
    await verify(world, token, newCode).expect(200);
  });

  test('expires after an hour', async () => {
    const { world, token, code } = await withMail();
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 60 * 60_000 })
      .expect(200);
    await expectRefusal(verify(world, token, code), 400);
  });

  test('does not exist for someone without an address', async () => {
    const world = server.world();
    const token = await signIn(world);
    await expectRefusal(verify(world, token, '123456'), 400);
    await expectRefusal(resend(world, token), 400);
  });
});

describe('the email', () => {
  test('T46 can be requested three times in ten minutes, and again afterwards', async () => {
    const { world, token } = await withMail();
    for (let times = 0; times < 3; times += 1) await resend(world, token).expect(200);
    await expectRefusal(resend(world, token), 429);
    await change(world, token, 'beaver@river.example').expect(200);
    await expectRefusal(resend(world, token), 429);
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 10 * 60_000 })
      .expect(200);
    await resend(world, token).expect(200);
    await verify(world, token, await lastCode(world)).expect(200);
  });

  test('is not sent to an endless series of new addresses', async () => {
    const { world, token } = await withMail();
    for (let times = 1; times < 10; times += 1) {
      await change(world, token, `otter${times}@river.example`).expect(200);
    }
    await expectRefusal(change(world, token, 'otter10@river.example'), 429);
    expect(await mails(world)).toHaveLength(10);
  });
});
