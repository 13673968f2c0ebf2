import { callerOf } from './tokens-seen';
import { on, onBody, onResponse, accepting, onFields, without } from './patches';
import { reply, refuse, jsonIn, fieldsIn, textIn, type ProbeResponse } from './exchange';
import { patched, type Mutant } from './mutant';

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
  ...patched('users.createProfile/idempotence/created twice', CREATES, {
    'A second POST overwrites the profile': () =>
      onResponse('users.createProfile', 409, (_, request, mock) =>
        mock.send({ ...request, method: 'PATCH' }),
      ),
  }),
  ...patched('users.createProfile/idempotence/created twice concurrently', CREATES, {
    'Two concurrent POSTs both create the profile': () => {
      const underWay = new Map<string, Promise<ProbeResponse>>();
      return on('users.createProfile', async (request, mock) => {
        const key = request.headers.authorization ?? '';
        const response = underWay.get(key) ?? mock.send(request);
        underWay.set(key, response);
        try {
          return await response;
        } finally {
          underWay.delete(key);
        }
      });
    },
  }),
  ...patched(
    'users.updateProfile/flow/without a profile',
    'PATCH /v1/users/profile: 404 if there is none',
    {
      'PATCH creates the profile where there is none': () =>
        onResponse('users.updateProfile', 404, (_, request, mock) =>
          mock.send({ ...request, method: 'POST' }),
        ),
    },
  ),
  ...patched('users.updateProfile/success/one field changed', UPDATES, {
    'PATCH replaces the profile: missing fields are lost': () =>
      onBody('users.updateProfile', (fields) => ({ avatarPhoto: null, ...fields })),
  }),
  ...patched('users.updateProfile/flow/the picture taken away', PAYLOAD, {
    'An avatarPhoto of null is taken for absent': () =>
      onBody('users.updateProfile', (fields) =>
        fields['avatarPhoto'] === null ? without(fields, 'avatarPhoto') : fields,
      ),
  }),
  ...patched(
    'users.updateProfile/flow/fields that are not its own',
    '§3: the address, the email address and credits are not part of a profile payload',
    {
      'Unknown fields of a profile are accepted': () =>
        onBody(WRITES, (fields) =>
          Object.fromEntries(
            Object.entries(fields).filter(([key]) => ['username', 'avatarPhoto'].includes(key)),
          ),
        ),
    },
  ),
  ...patched('users.createProfile/invalid/body username: longer than 64', PAYLOAD, {
    'Names that are too long are cut off': () =>
      onBody(WRITES, (fields) => withText(fields, 'username', (name) => name.slice(0, 64))),
  }),
  ...patched('users.updateProfile/invalid/body username: a number', PAYLOAD, {
    'A number is taken for a name': () =>
      onBody(WRITES, (fields) =>
        typeof fields['username'] === 'number'
          ? { ...fields, username: String(fields['username']) }
          : fields,
      ),
  }),
  ...patched('users.updateProfile/invalid/body avatarPhoto: a script address', PAYLOAD, {
    'A picture’s address may be a script': () =>
      accepting('users.updateProfile', 400, (request) =>
        textIn(request, 'avatarPhoto').startsWith('javascript:'),
      ),
  }),
  ...patched('users.createProfile/flow/names of any letters', AS_WRITTEN, {
    'Names are stored with their HTML escaped': () =>
      onBody(WRITES, (fields) =>
        withText(fields, 'username', (name) => name.replaceAll('<', '&lt;').slice(0, 64)),
      ),
    'Names lose characters outside the basic multilingual plane': () =>
      onBody(WRITES, (fields) =>
        withText(fields, 'username', (name) => name.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
      ),
  }),
  ...patched('users.updateProfile/flow/read immediately, repeatedly', AT_ONCE, {
    'Reads come from a copy that is one read behind': () => {
      const last = new Map<string, ProbeResponse>();
      return onResponse('users.publicProfile', 200, (response, { path }) => {
        const before = last.get(path);
        last.set(path, response);
        return before ?? response;
      });
    },
    'The current user shows the name of the first sign-in for ever': () => {
      const first = new Map<string, ProbeResponse>();
      return onResponse('users.me', 200, (response, { headers: { authorization = '' } }) => {
        const cached = first.get(authorization) ?? response;
        first.set(authorization, cached);
        return cached;
      });
    },
  }),
  ...patched('users.publicProfile/flow/the address in any case', ANY_CASE, {
    'A profile is found only by the first spelling of its address': () =>
      on('users.publicProfile', async (request, mock) =>
        /0x[^/]*[A-F]/.test(request.path) && /0x[^/]*[a-f]/.test(request.path)
          ? mock.send(request)
          : refuse(404, 'This wallet has no profile.'),
      ),
  }),
  ...patched(
    'users.publicProfile/flow/of an unknown wallet',
    'GET /v1/users/:address/publicProfile of an unknown wallet: 404, or no name',
    {
      'Unknown users have a profile with a made-up name': () =>
        onResponse('users.publicProfile', 404, () =>
          reply(200, { username: 'Unnamed', avatarPhoto: null }),
        ),
    },
  ),
  ...patched(
    'users.exists/flow/an existing user and a missing one',
    '§7 GET /users/:id/exists: whether there is such a user',
    {
      'Every user exists': () =>
        onResponse('users.exists', 200, () => reply(200, { exists: true })),
    },
  ),
  ...patched(
    'users.publicProfile/secrets/every answer',
    '§3 Public profile: username, avatarPhoto',
    {
      'The public profile has the email address': () =>
        onFields('users.publicProfile', (fields) => ({
          ...fields,
          emailAddress: 'collector@collectors.example',
        })),
    },
  ),
  ...patched(
    'users.publicProfile/secrets/without the email address',
    '§3 Public profile: the email address is its owner’s',
    {
      'The public profile has the email address as a contact': () => {
        const contacts = new Map<string, string>();
        return async (request, mock) => {
          if (request.route === 'users.changeEmail') {
            contacts.set(callerOf(request), textIn(request, 'emailAddress'));
          }
          const response = await mock.send(request);
          const [address = ''] = /0x\w{40}/.exec(request.path) ?? [];
          const contact = contacts.get(address.toLowerCase());
          return request.route === 'users.publicProfile' && response.status === 200
            ? reply(200, { ...fieldsIn(response), contact })
            : response;
        };
      },
    },
  ),
  ...patched('users.me/secrets/every answer', 'No response contains a credential', {
    "The user's response contains a password hash": () =>
      onFields(READS, (fields) => ({ ...fields, password_hash: '$2b$10$abcdefghijkl' })),
  }),
  ...patched(
    'users.me/body/every answer',
    '§3 User profile: username, avatarPhoto, walletAddress, emailAddress',
    {
      'The user has no wallet address': () =>
        onFields(READS, (fields) => without(fields, 'walletAddress')),
    },
  ),
  ...patched('users.publicProfile/body/every answer', '§3 Public profile: an object', {
    'The public profile is wrapped in a list': () =>
      onResponse('users.publicProfile', 200, (response) => reply(200, [jsonIn(response)])),
  }),
];
