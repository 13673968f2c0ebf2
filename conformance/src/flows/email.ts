import { randomBytes } from 'node:crypto';

import type { Capabilities } from '../capabilities';
import type { Check } from '../check';
import { call, json } from '../contract/call';
import { expectRefusal, expectSuccess, expectThat } from '../expectations';
import { Breach, Skipped } from '../probe/outcome';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { flow } from './flow';
import { makeProfile, readMe, readPublicProfile } from './profiles';

/** Returns an unused address in a reserved domain, so that no email is delivered. */
const newEmail = (): string => `conformance-${randomBytes(6).toString('hex')}@collectors.example`;

const changeEmail = (
  probe: Probe,
  { token }: Session,
  emailAddress: string,
): Promise<CompletedExchange> =>
  probe.send(call('users.changeEmail', { token, body: json({ emailAddress }) }));

const verify = (probe: Probe, { token }: Session, code: string): Promise<CompletedExchange> =>
  probe.send(call('users.verifyEmail', { token, body: json({ code }) }));

const codeFor = async ({ verificationCode }: Capabilities, address: string): Promise<string> => {
  if (verificationCode === undefined) throw new Skipped('needs to read the verification mail');
  const code = await verificationCode(address);
  if (code !== undefined) return code;
  throw new Breach(`a mail with a code to ${address}`, 'none was sent');
};

const expectEmail = async (probe: Probe, session: Session, expected: string): Promise<void> => {
  const { response, body } = await readMe(probe, session);
  const got = body.emailAddress;
  expectThat(got === expected, `emailAddress: ${expected}`, `emailAddress: ${got}`, response);
};

const otherCode = (code: string): string =>
  code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

const changed = flow('users.changeEmail', 'changed and read back', {
  family: 'success',
  rule: '§7 PATCH /users/email changes the email address of the caller; users/me shows it.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    for (const address of [newEmail(), newEmail()]) {
      expectSuccess(await changeEmail(probe, session, address));
      await expectEmail(probe, session, address);
    }
  },
});

const changedTwice = flow('users.changeEmail', 'changed to the same', {
  family: 'idempotence',
  rule: 'PATCH /v1/users/email sets the address: twice is as once.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    expectSuccess(await changeEmail(probe, session, address));
    await expectEmail(probe, session, address);
  },
});

const hiddenFromOthers = flow('users.publicProfile', 'without the email address', {
  family: 'secrets',
  rule: '§3 Public profile: username, avatarPhoto. The email address is its owner’s.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { username = '' } = await makeProfile(probe, session, { username: newName() });
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const searches = [
      call('users.searchByAddress', { query: { searchKey: session.walletAddress } }),
      call('users.searchByUsername', { query: { searchKey: username } }),
      call('users.exists', { params: { id: session.walletAddress } }),
    ];
    const responses = [(await readPublicProfile(probe, session.walletAddress)).response];
    for (const request of searches) responses.push(await probe.send(request));
    for (const response of responses) {
      const isReceived = response.response.body.toString('utf8').includes(address);
      expectThat(!isReceived, 'no email address', address, response);
    }
  },
});

const taken = flow('users.changeEmail', 'an address in use', {
  rule: "An address in use gets the same response as a free one, so that it can't be used to look up users.",
  run: async ({ probe, newcomer }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    const address = newEmail();
    const free = await changeEmail(probe, one, address);
    expectSuccess(free);
    const second = await changeEmail(probe, other, address);
    const [expected, got] = [free.response.status, second.response.status];
    expectThat(expected === got, `status ${expected}`, `status ${got}`, second);
  },
});

const resent = flow('users.resendVerification', 'sent again', {
  family: 'success',
  rule: '§7 POST /users/resendVerification sends the code again.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    expectSuccess(await changeEmail(probe, session, newEmail()));
    expectSuccess(await probe.send(call('users.resendVerification', { token: session.token })));
  },
});

const resentWithoutAddress = flow('users.resendVerification', 'without an address', {
  rule: 'Without an email address, resending is refused (400, 404 or 409).',
  run: async ({ probe, newcomer }) => {
    const { token } = await newcomer();
    const response = await probe.send(call('users.resendVerification', { token }));
    expectRefusal(response, 400, 404, 409);
  },
});

const noCodeSent = flow('users.verifyEmail', 'a code when none was sent', {
  rule: '§7 POST /users/verifyEmail: a code that was not sent is a 400.',
  run: async ({ probe, newcomer }) => {
    expectRefusal(await verify(probe, await newcomer(), '000000'), 400);
  },
});

const wrongCode = flow('users.verifyEmail', 'a wrong code', {
  rule: '§7 POST /users/verifyEmail: a code that was not sent is a 400.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    expectSuccess(await changeEmail(probe, session, newEmail()));
    expectRefusal(await verify(probe, session, 'not-the-code'), 400);
  },
});

const verified = flow('users.verifyEmail', 'changed, verified, and the code used up', {
  family: 'success',
  rule: '§7 POST /users/verifyEmail: the code that was sent verifies, once; a wrong one is a 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const code = await codeFor(capabilities, address);
    expectRefusal(await verify(probe, session, otherCode(code)), 400);
    expectSuccess(await verify(probe, session, code));
    expectRefusal(await verify(probe, session, code), 400);
    await expectEmail(probe, session, address);
  },
});

const foreignCode = flow('users.verifyEmail', 'another user’s code', {
  rule: 'A code verifies only the address that it was sent to; for others it is a 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    const [address, otherAddress] = [newEmail(), newEmail()];
    expectSuccess(await changeEmail(probe, one, address));
    expectSuccess(await changeEmail(probe, other, otherAddress));
    const [code, otherOwn] = [
      await codeFor(capabilities, address),
      await codeFor(capabilities, otherAddress),
    ];
    if (code === otherOwn) throw new Skipped('both were sent the same code by chance');
    expectRefusal(await verify(probe, other, code), 400);
    expectSuccess(await verify(probe, one, code));
  },
});

const oldCode = flow('users.verifyEmail', 'a code from before a change', {
  rule: 'A code dies when the address changes: 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const [address, next] = [newEmail(), newEmail()];
    expectSuccess(await changeEmail(probe, session, address));
    const old = await codeFor(capabilities, address);
    expectSuccess(await changeEmail(probe, session, next));
    const current = await codeFor(capabilities, next);
    if (old === current) throw new Skipped('both codes are the same by chance');
    expectRefusal(await verify(probe, session, old), 400);
    expectSuccess(await verify(probe, session, current));
  },
});

const MOST_GUESSES = 6;

const guessed = flow('users.verifyEmail', 'guessed', {
  family: 'limits',
  rule: 'The sixth wrong code is a 429 and the code is dead: codes cannot be guessed.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const code = await codeFor(capabilities, address);
    for (let guess = 1; guess < MOST_GUESSES; guess += 1) {
      expectRefusal(await verify(probe, session, otherCode(code)), 400);
    }
    expectRefusal(await verify(probe, session, otherCode(code)), 429);
    expectRefusal(await verify(probe, session, code), 400, 429);
  },
});

export const emailFlows = (): Check[] => [
  changed,
  changedTwice,
  hiddenFromOthers,
  taken,
  resent,
  resentWithoutAddress,
  noCodeSent,
  wrongCode,
  verified,
  foreignCode,
  oldCode,
  guessed,
];
