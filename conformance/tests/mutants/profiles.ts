import { fieldsIn, jsonIn, refuse, reply, textIn, type Answer } from './exchange';
import type { Mutant } from './mutant';
import { answeringAt, changingBody, on, sayingFields, without } from './patches';
import { callerOf } from './tokens-seen';

const CREATES = 'POST /v1/users/profile: 409 if there is one; the first one stays';
const UPDATES = '§7 PATCH /users/profile changes the given fields and no others';
const AT_ONCE = 'A write is visible to the next read, however soon';
const PAYLOAD = 'ProfilePayload: a name of 1 to 64 characters, a picture’s http address or null';
const AS_WRITTEN = 'ProfilePayload: a username is stored unchanged';
const ANY_CASE = '§3 Wallet address: one account, however it is written';

const WRITES = ['users.createProfile', 'users.updateProfile'];
const READS = ['users.me', 'users.profile'];

const withText = (
  fields: Record<string, unknown>,
  key: string,
  change: (text: string) => string,
): Record<string, unknown> => {
  const value = fields[key];
  return typeof value === 'string' ? { ...fields, [key]: change(value) } : fields;
};

export const profileMutants: readonly Mutant[] = [
  {
    name: 'A second POST overwrites the profile',
    breaks: CREATES,
    killedBy: 'users.createProfile/idempotence/created twice',
    patch: () =>
      on(
        'users.createProfile',
        answeringAt(409, (_, request, mock) => mock.send({ ...request, method: 'PATCH' })),
      ),
  },
  {
    name: 'Two concurrent POSTs both create the profile',
    breaks: CREATES,
    killedBy: 'users.createProfile/idempotence/created twice concurrently',
    patch: () => {
      const underWay = new Map<string, Promise<Answer>>();
      return on('users.createProfile', async (request, mock) => {
        const key = request.headers.authorization ?? '';
        const answer = underWay.get(key) ?? mock.send(request);
        underWay.set(key, answer);
        try {
          return await answer;
        } finally {
          underWay.delete(key);
        }
      });
    },
  },
  {
    name: 'PATCH creates the profile where there is none',
    breaks: 'PATCH /v1/users/profile: 404 if there is none',
    killedBy: 'users.updateProfile/flow/without a profile',
    patch: () =>
      on(
        'users.updateProfile',
        answeringAt(404, (_, request, mock) => mock.send({ ...request, method: 'POST' })),
      ),
  },
  {
    name: 'PATCH replaces the profile: missing fields are lost',
    breaks: UPDATES,
    killedBy: 'users.updateProfile/success/one field changed',
    patch: () =>
      on(
        'users.updateProfile',
        changingBody((fields) => ({ avatarPhoto: null, ...fields })),
      ),
  },
  {
    name: 'An avatarPhoto of null is taken for absent',
    breaks: PAYLOAD,
    killedBy: 'users.updateProfile/flow/the picture taken away',
    patch: () =>
      on(
        'users.updateProfile',
        changingBody((fields) =>
          fields['avatarPhoto'] === null ? without(fields, 'avatarPhoto') : fields,
        ),
      ),
  },
  {
    name: 'Unknown fields of a profile are accepted',
    breaks: '§3: the address, the email address and credits are not part of a profile payload',
    killedBy: 'users.updateProfile/flow/fields that are not its own',
    patch: () =>
      on(
        WRITES,
        changingBody((fields) =>
          Object.fromEntries(
            Object.entries(fields).filter(([key]) => ['username', 'avatarPhoto'].includes(key)),
          ),
        ),
      ),
  },
  {
    name: 'Names that are too long are cut off',
    breaks: PAYLOAD,
    killedBy: 'users.createProfile/invalid/body username: longer than 64',
    patch: () =>
      on(
        WRITES,
        changingBody((fields) => withText(fields, 'username', (name) => name.slice(0, 64))),
      ),
  },
  {
    name: 'A number is taken for a name',
    breaks: PAYLOAD,
    killedBy: 'users.updateProfile/invalid/body username: a number',
    patch: () =>
      on(
        WRITES,
        changingBody((fields) =>
          typeof fields['username'] === 'number'
            ? { ...fields, username: String(fields['username']) }
            : fields,
        ),
      ),
  },
  {
    name: 'A picture’s address may be a script',
    breaks: PAYLOAD,
    killedBy: 'users.updateProfile/invalid/body avatarPhoto: a script address',
    patch: () =>
      on(
        'users.updateProfile',
        answeringAt(400, (answer, request) =>
          textIn(request, 'avatarPhoto').startsWith('javascript:') ? reply(200, {}) : answer,
        ),
      ),
  },
  {
    name: 'Names are stored with their HTML escaped',
    breaks: AS_WRITTEN,
    killedBy: 'users.createProfile/flow/names of any letters',
    patch: () =>
      on(
        WRITES,
        changingBody((fields) =>
          withText(fields, 'username', (name) => name.replaceAll('<', '&lt;').slice(0, 64)),
        ),
      ),
  },
  {
    name: 'Names lose characters outside the basic multilingual plane',
    breaks: AS_WRITTEN,
    killedBy: 'users.createProfile/flow/names of any letters',
    patch: () =>
      on(
        WRITES,
        changingBody((fields) =>
          withText(fields, 'username', (name) => name.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
        ),
      ),
  },
  {
    name: 'Reads come from a copy that is one read behind',
    breaks: AT_ONCE,
    killedBy: 'users.updateProfile/flow/read immediately, repeatedly',
    patch: () => {
      const last = new Map<string, Answer>();
      return on(
        'users.publicProfile',
        answeringAt(200, (answer, { path }) => {
          const before = last.get(path);
          last.set(path, answer);
          return before ?? answer;
        }),
      );
    },
  },
  {
    name: 'The current user shows the name of the first sign-in for ever',
    breaks: AT_ONCE,
    killedBy: 'users.updateProfile/flow/read immediately, repeatedly',
    patch: () => {
      const first = new Map<string, Answer>();
      return on(
        'users.me',
        answeringAt(200, (answer, { headers: { authorization = '' } }) => {
          const cached = first.get(authorization) ?? answer;
          first.set(authorization, cached);
          return cached;
        }),
      );
    },
  },
  {
    name: 'A profile is found only by the first spelling of its address',
    breaks: ANY_CASE,
    killedBy: 'users.publicProfile/flow/the address in any case',
    patch: () =>
      on('users.publicProfile', async (request, mock) =>
        /0x[^/]*[A-F]/.test(request.path) && /0x[^/]*[a-f]/.test(request.path)
          ? mock.send(request)
          : refuse(404, 'This wallet has no profile.'),
      ),
  },
  {
    name: 'Unknown users have a profile with a made-up name',
    breaks: 'GET /v1/users/:address/publicProfile of an unknown wallet: 404, or no name',
    killedBy: 'users.publicProfile/flow/of an unknown wallet',
    patch: () =>
      on(
        'users.publicProfile',
        answeringAt(404, () => reply(200, { username: 'Unnamed', avatarPhoto: null })),
      ),
  },
  {
    name: 'Every user exists',
    breaks: '§7 GET /users/:id/exists: whether there is such a user',
    killedBy: 'users.exists/flow/an existing user and a missing one',
    patch: () =>
      on(
        'users.exists',
        answeringAt(200, () => reply(200, { exists: true })),
      ),
  },
  {
    name: 'The public profile has the email address',
    breaks: '§3 Public profile: username, avatarPhoto',
    killedBy: 'users.publicProfile/secrets/every answer',
    patch: () =>
      on(
        'users.publicProfile',
        sayingFields((fields) => ({ ...fields, emailAddress: 'somebody@collectors.example' })),
      ),
  },
  {
    name: 'The public profile has the email address as a contact',
    breaks: '§3 Public profile: the email address is its owner’s',
    killedBy: 'users.publicProfile/secrets/without the email address',
    patch: () => {
      const contacts = new Map<string, string>();
      return async (request, mock) => {
        if (request.route === 'users.changeEmail') {
          contacts.set(callerOf(request), textIn(request, 'emailAddress'));
        }
        const answer = await mock.send(request);
        const [address = ''] = /0x\w{40}/.exec(request.path) ?? [];
        const contact = contacts.get(address.toLowerCase());
        return request.route === 'users.publicProfile' && answer.status === 200
          ? reply(200, { ...fieldsIn(answer), contact })
          : answer;
      };
    },
  },
  {
    name: "The user's response contains a password hash",
    breaks: 'No response contains a credential',
    killedBy: 'users.me/secrets/every answer',
    patch: () =>
      on(
        READS,
        sayingFields((fields) => ({ ...fields, password_hash: '$2b$10$abcdefghijkl' })),
      ),
  },
  {
    name: 'The user has no wallet address',
    breaks: '§3 User profile: username, avatarPhoto, walletAddress, emailAddress',
    killedBy: 'users.me/body/every answer',
    patch: () =>
      on(
        READS,
        sayingFields((fields) => without(fields, 'walletAddress')),
      ),
  },
  {
    name: 'The public profile is wrapped in a list',
    breaks: '§3 Public profile: an object',
    killedBy: 'users.publicProfile/body/every answer',
    patch: () =>
      on(
        'users.publicProfile',
        answeringAt(200, (answer) => reply(200, [jsonIn(answer)])),
      ),
  },
];
