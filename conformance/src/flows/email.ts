import type { Check } from '../check';
import { call } from '../contract/call';
import { expectRefusal, expectSuccess, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import { changeEmail, codeFor, expectEmail, newEmail, verify } from './emails';
import { flow } from './flow';

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

const resentMail = flow('users.resendVerification', 'another mail, whose code verifies', {
  rule: '§7 POST /users/resendVerification sends the code again: another mail arrives, and its code verifies the address.',
  needs: ['verificationCode', 'countEmails'],
  run: async ({ probe, newcomer, capabilities }) => {
    const { countEmails } = capabilities;
    if (countEmails === undefined) throw new Skipped('needs to count mails');
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const before = await countEmails(address);
    const response = await probe.send(call('users.resendVerification', { token: session.token }));
    expectSuccess(response);
    const after = await countEmails(address);
    expectThat(after > before, `${before + 1} mails to ${address}`, `${after}`, response);
    expectSuccess(await verify(probe, session, await codeFor(capabilities, address)));
    await expectEmail(probe, session, address);
  },
});

const resentAfterChange = flow('users.resendVerification', 'after a change of the address', {
  rule: '§7 POST /users/resendVerification sends the code again: after a change to the current address, and to no earlier one.',
  needs: ['countEmails'],
  run: async ({ probe, newcomer, capabilities: { countEmails } }) => {
    if (countEmails === undefined) throw new Skipped('needs to count mails');
    const session = await newcomer();
    const [earlier, current] = [newEmail(), newEmail()];
    for (const address of [earlier, current]) {
      expectSuccess(await changeEmail(probe, session, address));
    }
    const before = [await countEmails(earlier), await countEmails(current)];
    const response = await probe.send(call('users.resendVerification', { token: session.token }));
    expectSuccess(response);
    const after = [await countEmails(earlier), await countEmails(current)];
    const added = after.map((count, index) => count - (before[index] ?? 0));
    expectThat(
      added[0] === 0 && Number(added[1]) > 0,
      `another mail to ${current} only`,
      `${added[0]} more to ${earlier}, ${added[1]} more to ${current}`,
      response,
    );
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

export const emailFlows = (): Check[] => [
  changed,
  changedTwice,
  taken,
  resent,
  resentMail,
  resentAfterChange,
  resentWithoutAddress,
];
