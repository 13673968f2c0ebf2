import { isSameAddress, isWalletAddress } from '@trait-market/contract/shared';
import { PublicProfileSchema } from '@trait-market/contract/v1/users';
import type { Check } from '../check';
import { call } from '../contract/call';
import {
  expectBody,
  expectRefusal,
  expectStatus,
  expectSuccess,
  expectThat,
} from '../expectations';
import { Breach, Skipped } from '../probe/outcome';
import { newWallet } from '../session/session';
import { NO_SUCH_NAMES } from '../rules';
import { flow } from './flow';
import {
  askProfile,
  createProfile,
  makeProfile,
  readMe,
  readProfile,
  readPublicProfile,
  updateProfile,
  type Seen,
} from './profiles';

const PICTURE = 'https://pictures.example/conformance.webp';

// Compares two values of a field. Null counts as absent, and addresses are compared
// case-insensitively.
const isSameField = (got: unknown, expected: unknown): boolean =>
  isWalletAddress(got) && isWalletAddress(expected)
    ? isSameAddress(got, expected)
    : (got ?? null) === (expected ?? null);

/** @throws Breach when the response lacks one of these fields */
const expectFields = (
  seen: Seen<object>,
  fields: Readonly<Record<string, unknown>>,
  after = '',
): void => {
  for (const [key, expected] of Object.entries(fields)) {
    const got: unknown = Object.entries(seen.body).find(([name]) => name === key)?.[1];
    if (!isSameField(got, expected)) {
      throw new Breach(
        `${key}: ${JSON.stringify(expected)}${after}`,
        `${key}: ${JSON.stringify(got)}`,
        seen.response,
      );
    }
  }
};

const life = flow('users.createProfile', 'create, read, update, public profile', {
  family: 'success',
  rule: '§7 The profile: POST creates and PATCH updates it; its owner and everyone else then read the new values.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const created = await makeProfile(probe, session, {
      username: newName(),
      avatarPhoto: PICTURE,
    });
    expectFields(await readProfile(probe, session), created);
    expectFields(await readMe(probe, session), created);
    expectFields(await readPublicProfile(probe, session.walletAddress), created);
    const username = newName();
    expectSuccess(await updateProfile(probe, session, { username }));
    const updated = { ...created, username };
    const after = ', after a PATCH of username alone';
    expectFields(await readProfile(probe, session), updated, after);
    expectFields(await readPublicProfile(probe, session.walletAddress), updated, after);
  },
});

const READERS = { 'users.profile': readProfile, 'users.me': readMe } as const;

const readers = Object.entries(READERS).map(([route, read]) =>
  flow(route, 'with a profile', {
    family: 'success',
    rule: '§3 User profile: username, avatarPhoto, walletAddress, emailAddress, as they were given.',
    run: async ({ probe, newcomer, newName }) => {
      const session = await newcomer();
      const given = { username: newName(), avatarPhoto: PICTURE };
      await makeProfile(probe, session, given);
      expectFields(await read(probe, session), given);
    },
  }),
);

const publicly = flow('users.publicProfile', 'of a user with a profile', {
  family: 'success',
  rule: '§3 Public profile: username, avatarPhoto.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const given = { username: newName(), avatarPhoto: PICTURE };
    await makeProfile(probe, session, given);
    expectFields(await readPublicProfile(probe, session.walletAddress), given);
  },
});

const ofCaller: Check = {
  ...flow('users.publicProfile', 'of the caller', {
    rule: "§3 Public profile: everyone sees the owner's username; without one the response may be a 404.",
    run: async ({ probe, caller }) => {
      const session = await caller();
      const { username = null } = (await readMe(probe, session)).body;
      const params = { address: session.walletAddress };
      const response = await probe.send(call('users.publicProfile', { params }));
      if (username === null && response.response.status === 404) return;
      expectSuccess(response);
      expectFields({ response, body: expectBody(response, PublicProfileSchema) }, { username });
    },
  }),
  writes: false,
};

const updated = flow('users.updateProfile', 'one field changed', {
  family: 'success',
  rule: '§7 PATCH /users/profile changes the given fields and no others.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName(), avatarPhoto: PICTURE });
    const username = newName();
    expectSuccess(await updateProfile(probe, session, { username }));
    const expected = { username, avatarPhoto: PICTURE };
    expectFields(await readProfile(probe, session), expected, ', after a PATCH of username alone');
  },
});

const createdTwice = flow('users.createProfile', 'created twice', {
  family: 'idempotence',
  rule: 'POST /v1/users/profile: 409 if there is one; the first one stays.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const first = await makeProfile(probe, session, { username: newName() });
    expectRefusal(await createProfile(probe, session, { username: newName() }), 409);
    expectFields(await readProfile(probe, session), first);
  },
});

const updatedTwice = flow('users.updateProfile', 'updated twice', {
  family: 'idempotence',
  rule: 'PATCH /v1/users/profile sets the given fields: repeating it changes nothing.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    const payload = { username: newName() };
    expectSuccess(await updateProfile(probe, session, payload));
    expectSuccess(await updateProfile(probe, session, payload));
    expectFields(await readProfile(probe, session), payload);
  },
});

const withoutOne = flow('users.updateProfile', 'without a profile', {
  rule: 'PATCH /v1/users/profile: 404 if there is none.',
  run: async ({ probe, newcomer, newName }) => {
    expectRefusal(await updateProfile(probe, await newcomer(), { username: newName() }), 404);
  },
});

const noneYet = flow('users.profile', 'before there is one', {
  rule: 'GET /v1/users/profile before there is one: 404, or the user without a name (User: null or absent).',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    const response = await askProfile(probe, session);
    if (response.response.status === 404) return;
    expectStatus(response, 200, 404);
    expectFields(await readProfile(probe, session), { username: null, avatarPhoto: null });
  },
});

const unknownPublic = flow('users.publicProfile', 'of an unknown wallet', {
  rule: 'GET /v1/users/:address/publicProfile of an unknown wallet: 404, or a profile without a name.',
  run: async ({ probe }) => {
    const { address } = newWallet();
    const response = await probe.send(call('users.publicProfile', { params: { address } }));
    if (response.response.status === 404) return;
    expectStatus(response, 200, 404);
    const seen = await readPublicProfile(probe, address);
    expectFields(seen, { username: null, avatarPhoto: null });
  },
});

const cleared = flow('users.updateProfile', 'the picture taken away', {
  rule: 'ProfilePayload: avatarPhoto may be null, which takes the picture away from the own and the public profile; the name stays.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { username } = await makeProfile(probe, session, {
      username: newName(),
      avatarPhoto: PICTURE,
    });
    const before = await readPublicProfile(probe, session.walletAddress);
    expectFields(before, { username, avatarPhoto: PICTURE });
    expectSuccess(await updateProfile(probe, session, { avatarPhoto: null }));
    const expected = { username, avatarPhoto: null };
    expectFields(await readProfile(probe, session), expected);
    expectFields(await readPublicProfile(probe, session.walletAddress), expected);
  },
});

const foreignFields = flow('users.updateProfile', 'fields that are not its own', {
  rule: '§3: the address, the email address and credits are not part of a profile payload: refused, and nothing is stored.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const before = await makeProfile(probe, session, { username: newName() });
    const foreign = {
      walletAddress: newWallet().address,
      emailAddress: 'other@else.example',
      credits: { vanilla: { amount: 1_000_000 } },
      premiumTier: 'Elite',
    };
    for (const [key, value] of Object.entries(foreign)) {
      const payload = { username: newName(), [key]: value };
      expectRefusal(await updateProfile(probe, session, payload), 400);
    }
    const after = await readProfile(probe, session);
    expectFields(after, { ...before, walletAddress: session.walletAddress, emailAddress: null });
  },
});

const apart = flow('users.updateProfile', 'another user’s profile', {
  rule: '§6 A write changes only the profile of the token’s wallet.',
  run: async ({ probe, newcomer, newName }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    const first = await makeProfile(probe, one, { username: newName() });
    const second = await makeProfile(probe, other, { username: newName() });
    expectFields(await readProfile(probe, one), first);
    expectSuccess(await updateProfile(probe, other, { username: newName() }));
    expectFields(await readPublicProfile(probe, one.walletAddress), first);
    expectThat(
      first.username !== second.username,
      'two names',
      'one',
      (await readProfile(probe, other)).response,
    );
  },
});

const WRITES_READ_BACK = 8;

const readYourWrites = flow('users.updateProfile', 'read immediately, repeatedly', {
  rule: 'A write is visible to the next read, however soon.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    for (let write = 0; write < WRITES_READ_BACK; write += 1) {
      const payload = { username: newName() };
      expectSuccess(await updateProfile(probe, session, payload));
      expectFields(await readMe(probe, session), payload);
      expectFields(await readPublicProfile(probe, session.walletAddress), payload);
    }
  },
});

const anyCase = flow('users.publicProfile', 'the address in any case', {
  rule: '§3 Wallet address: an account is the same however its address is written.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const profile = await makeProfile(probe, session, { username: newName() });
    const digits = session.walletAddress.slice(2);
    for (const address of [`0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`]) {
      expectFields(await readPublicProfile(probe, address), profile);
      const exists = { params: { id: address } };
      expectSuccess(await probe.send(call('users.exists', exists)));
    }
  },
});

const NAMES = ['<img src=x onerror=alert(1)>', 'Zoë 🦦 Ōtter', "O'Brien; DROP TABLE users", '名前'];

const asWritten = flow('users.createProfile', 'names of any letters', {
  rule: 'ProfilePayload: a username is a text of 1 to 64 characters, stored unchanged.',
  run: async ({ probe, newcomer, newName, mayBeCalled }) => {
    const names = NAMES.map((name) => `${name} ${newName().slice(-6)}`).filter(mayBeCalled);
    if (names.length === 0) throw new Skipped(NO_SUCH_NAMES);
    for (const username of names) {
      const session = await newcomer();
      expectFields(
        await makeProfile(probe, session, { username }).then(() => readProfile(probe, session)),
        { username },
      );
    }
  },
});

export const profileFlows = (): Check[] => [
  life,
  ...readers,
  publicly,
  ofCaller,
  updated,
  createdTwice,
  updatedTwice,
  withoutOne,
  noneYet,
  unknownPublic,
  cleared,
  foreignFields,
  apart,
  readYourWrites,
  anyCase,
  asWritten,
];
