import { randomBytes } from 'node:crypto';

import { isSameAddress } from '@trait-market/contract/shared';
import type { Check, Context } from '../check';
import { call, json } from '../contract/call';
import { expectRefusal, expectSuccess, expectThat } from '../expectations';
import { Breach, Skipped } from '../probe/outcome';
import type { Newcomer, Session } from '../session/session';
import { NO_SUCH_NAMES } from '../rules';
import { flow } from './flow';
import { createProfile, makeProfile, readMe, readProfile, updateProfile } from './profiles';
import { expectOneAccount, readEverywhere, searchByAddress } from './readers';

const pictureAt = (name: string): string => `https://pictures.example/${name}.webp`;

const changeEmail = async (
  { probe }: Context,
  { token }: Session,
  emailAddress: string,
): Promise<void> =>
  expectSuccess(
    await probe.send(call('users.changeEmail', { token, body: json({ emailAddress }) })),
  );

const local = (): string => `conformance-${randomBytes(6).toString('hex')}`;

const oneAccount = flow('users.me', 'one account through every reader', {
  rule: '§3 An account has one address, name, picture and email address: all calls that show it agree, before and after a change.',
  run: async (context) => {
    const { probe, newcomer, newName } = context;
    const session = await newcomer();
    const { walletAddress } = session;
    for (const write of [createProfile, updateProfile]) {
      const payload = { username: newName(), avatarPhoto: pictureAt(local()) };
      expectSuccess(await write(probe, session, payload));
      const emailAddress = `${local()}@collectors.example`;
      await changeEmail(context, session, emailAddress);
      const expected = { ...payload, walletAddress, emailAddress };
      expectOneAccount(await readEverywhere(probe, session), expected);
    }
  },
});

type Edge = { name: (name: string) => string; isExact: boolean };

const LONGEST_NAME = 64;

/** Names that are changed easily on their way into or out of a database. */
const NAMES: Readonly<Record<string, Edge>> = {
  'of 64 characters': { name: (name) => name.padEnd(LONGEST_NAME, 'x'), isExact: true },
  'in upper case': { name: (name) => name.toUpperCase(), isExact: true },
  'with spaces around it': { name: (name) => ` ${name} `, isExact: false },
  'with two spaces in it': { name: (name) => `${name}  b`, isExact: false },
  'that NFKC changes': { name: (name) => `${name} ﬁ²`, isExact: false },
  'with a combining accent': { name: (name) => `${name} e\u0301`, isExact: false },
};

// The contract doesn't say whether a provider may normalize names, only that it stores one name.
const normalized = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

const named = Object.entries(NAMES).map(([what, { name, isExact }]) =>
  flow('users.createProfile', `a name ${what}`, {
    rule: 'ProfilePayload: a username of 1 to 64 characters is refused or stored, and every reader shows the same spelling.',
    run: async ({ probe, newcomer, newName, mayBeCalled }) => {
      const username = name(newName());
      if (!mayBeCalled(username)) throw new Skipped(NO_SUCH_NAMES);
      const session = await newcomer();
      const created = await createProfile(probe, session, { username });
      if (!isExact && created.response.status >= 400) {
        expectRefusal(created, 400, 409);
        const { response, body } = await readMe(probe, session);
        const got = body.username ?? null;
        expectThat(got === null, 'no username after a refusal', String(got), response);
        return;
      }
      expectSuccess(created);
      const readings = await readEverywhere(probe, session);
      expectOneAccount(readings, isExact ? { username } : {});
      const [first] = readings;
      const stored = first?.fields.username ?? '';
      if (normalized(stored) !== normalized(username)) {
        throw new Breach(`username: '${username}'`, `username: '${stored}'`, first?.response);
      }
    },
  }),
);

const LONGEST_LOCAL_PART = 64;

const EMAILS: Readonly<Record<string, () => string>> = {
  'with a +tag': () => `${local()}+tag@collectors.example`,
  'in upper case': () => `${local().toUpperCase()}@collectors.example`,
  'with 64 characters before the @': () =>
    `${local().padEnd(LONGEST_LOCAL_PART, 'x')}@collectors.example`,
};

const expectMail = async (
  { capabilities: { verificationCode } }: Context,
  emailAddress: string,
): Promise<void> => {
  if (verificationCode === undefined || emailAddress !== emailAddress.toLowerCase()) return;
  const code = await verificationCode(emailAddress);
  if (code === undefined) throw new Breach(`a mail to ${emailAddress}`, 'none was sent');
};

const emailed = Object.entries(EMAILS).map(([what, emailOf]) =>
  flow('users.changeEmail', `an address ${what}`, {
    rule: 'EmailPayload: an email address is stored as it was written, apart from upper and lower case; users/me and users/profile agree.',
    run: async (context) => {
      const { probe, newcomer, newName } = context;
      const session = await newcomer();
      await makeProfile(probe, session, { username: newName() });
      const emailAddress = emailOf();
      await changeEmail(context, session, emailAddress);
      const readings = await readEverywhere(probe, session);
      expectOneAccount(readings);
      const [first] = readings;
      const got = first?.fields.emailAddress ?? null;
      if (got?.toLowerCase() !== emailAddress.toLowerCase()) {
        throw new Breach(`emailAddress: ${emailAddress}`, `emailAddress: ${got}`, first?.response);
      }
      await expectMail(context, emailAddress);
    },
  }),
);

const nothingChanged = flow('users.updateProfile', 'no field at all', {
  rule: '§7 PATCH /users/profile changes the given fields and no others: an empty object changes nothing (or is a 400).',
  run: async (context) => {
    const { probe, newcomer, newName } = context;
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName(), avatarPhoto: pictureAt(local()) });
    await changeEmail(context, session, `${local()}@collectors.example`);
    const [before] = await readEverywhere(probe, session);
    const response = await updateProfile(probe, session, {});
    if (response.response.status === 400) expectRefusal(response, 400);
    else expectSuccess(response);
    expectOneAccount(await readEverywhere(probe, session), before?.fields);
  },
});

const partOfAddress = flow('users.searchByAddress', 'a part of an address', {
  rule: '§7 GET /users/search finds who has signed in with the address: a part of an address finds no one.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { walletAddress } = session;
    await makeProfile(probe, session, { username: newName() });
    for (const part of [walletAddress.slice(0, 8), walletAddress.slice(0, -1)]) {
      const { response, found } = await searchByAddress(probe, part);
      const isFound = found.some((one) => isSameAddress(one.walletAddress, walletAddress));
      expectThat(!isFound, `no result for '${part}'`, walletAddress, response);
    }
  },
});

const CALLERS = 4;
const READS_OF_EACH = 25;

const owned = flow('users.me', '200 reads by four callers', {
  family: 'owner',
  rule: '§4 Current user: users/me and users/profile show the account of the token, however many callers read concurrently.',
  run: async ({ probe, newcomer, newName }) => {
    const callers: { session: Newcomer; username: string }[] = [];
    for (let caller = 0; caller < CALLERS; caller += 1) {
      const session = await newcomer();
      const username = newName();
      await makeProfile(probe, session, { username });
      callers.push({ session, username });
    }
    for (let round = 0; round < READS_OF_EACH; round += 1) {
      await Promise.all(
        callers.flatMap(({ session, username }) =>
          [readMe, readProfile].map(async (read) => {
            const { response, body } = await read(probe, session);
            const isOwn =
              isSameAddress(body.walletAddress, session.walletAddress) &&
              body.username === username;
            const got = `${body.walletAddress}, ${body.username}`;
            expectThat(isOwn, `${session.walletAddress}, ${username}`, got, response);
          }),
        ),
      );
    }
  },
});

export const accountFlows = (): Check[] => [
  oneAccount,
  ...named,
  ...emailed,
  nothingChanged,
  partOfAddress,
  owned,
];
