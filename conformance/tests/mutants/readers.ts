import { isWalletAddress } from '@trait-market/contract/shared';

import { callerOf } from './tokens-seen';
import { on, onBody, onFields, onRequest, onResponse, onValue } from './patches';
import {
  fieldsIn,
  jsonIn,
  queryOf,
  reply,
  textIn,
  withJson,
  type MockRequest,
  type ProbeResponse,
} from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const ONE_ACCOUNT = '§3 An account has one address, name, picture and email address';
const ONE_NAME = 'ProfilePayload: every reader shows the same spelling of a username';
const ONE_EMAIL = 'EmailPayload: an email address is stored as it was written';
const OWNER = '§4 Current user: a read shows the account of the token';
const EXISTS = '§7 GET /users/:id/exists says whether a user with that address exists';

const renaming =
  (routes: string | readonly string[], change: (name: string) => string) => (): Patch =>
    onFields(routes, (fields) =>
      typeof fields['username'] === 'string'
        ? { ...fields, username: change(fields['username']) }
        : fields,
    );

const listed = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((item) => Object.assign({}, item)) : [];

const changingEmail = (change: (address: string) => string) => (): Patch =>
  onBody('users.changeEmail', (fields) =>
    typeof fields['emailAddress'] === 'string'
      ? { ...fields, emailAddress: change(fields['emailAddress']) }
      : fields,
  );

const addressIn = ({ path }: MockRequest): string => /0x\w{40}/.exec(path)?.[0] ?? '';

export const readerMutants: readonly Mutant[] = [
  ...patched('users.me/flow/one account through every reader', ONE_ACCOUNT, {
    'The own profile shows the picture from before the last change': () => {
      const first = new Map<string, unknown>();
      return onResponse('users.profile', 200, (response, request) => {
        const fields = fieldsIn(response);
        const avatarPhoto = first.get(callerOf(request)) ?? fields['avatarPhoto'];
        if (avatarPhoto !== null) first.set(callerOf(request), avatarPhoto);
        return withJson(response, { ...fields, avatarPhoto });
      });
    },
    'The own profile shows the first email address for ever': () => {
      const first = new Map<string, unknown>();
      return onResponse('users.profile', 200, (response, request) => {
        const fields = fieldsIn(response);
        const emailAddress = first.get(callerOf(request)) ?? fields['emailAddress'];
        if (emailAddress !== null) first.set(callerOf(request), emailAddress);
        return withJson(response, { ...fields, emailAddress });
      });
    },
  }),
  ...patched('users.createProfile/flow/a name of 64 characters', ONE_NAME, {
    'The own profile cuts names after 60 characters': renaming('users.profile', (name) =>
      name.slice(0, 60),
    ),
  }),
  ...patched('users.createProfile/flow/a name in upper case', ONE_NAME, {
    'Users found by name are shown in lower case': () =>
      onValue('users.searchByUsername', (value) =>
        listed(value).map((item) => ({
          ...item,
          username: String(item['username']).toLowerCase(),
        })),
      ),
  }),
  ...patched('users.createProfile/flow/a name with spaces around it', ONE_NAME, {
    'The current user’s name is trimmed, the profile’s is not': renaming('users.me', (name) =>
      name.trim(),
    ),
  }),
  ...patched('users.createProfile/flow/a name with two spaces in it', ONE_NAME, {
    'Public profiles show one space for several': renaming('users.publicProfile', (name) =>
      name.replaceAll(/\s+/g, ' '),
    ),
  }),
  ...patched('users.createProfile/flow/a name that NFKC changes', ONE_NAME, {
    'The own profile shows names in NFKC': renaming('users.profile', (name) =>
      name.normalize('NFKC'),
    ),
  }),
  ...patched('users.createProfile/flow/a name with a combining accent', ONE_NAME, {
    'Public profiles compose accents': renaming('users.publicProfile', (name) =>
      name.normalize('NFC'),
    ),
  }),
  ...patched('users.changeEmail/flow/an address with a +tag', ONE_EMAIL, {
    'The +tag of an email address is dropped': changingEmail((address) =>
      address.replace(/\+\w+@/, '@'),
    ),
  }),
  ...patched('users.changeEmail/flow/an address in upper case', ONE_EMAIL, {
    'The own profile shows email addresses in lower case': () =>
      onFields('users.profile', (fields) => ({
        ...fields,
        emailAddress: String(fields['emailAddress']).toLowerCase(),
      })),
  }),
  ...patched('users.changeEmail/flow/an address with 64 characters before the @', ONE_EMAIL, {
    'The name of an email address is cut after 60 characters': changingEmail((address) =>
      address.replace(/^(.{60})[^@]+/, '$1'),
    ),
  }),
  ...patched(
    'users.updateProfile/flow/no field at all',
    '§7 PATCH /users/profile changes the given fields and no others',
    {
      'An empty change takes the picture away': () =>
        onRequest('users.updateProfile', (request) =>
          request.body.toString('utf8') === '{}'
            ? withJson(request, { avatarPhoto: null })
            : request,
        ),
    },
  ),
  ...patched(
    'users.searchByAddress/flow/a part of an address',
    '§7 GET /users/search finds who has signed in with the address',
    {
      'A search by address finds all that begin with the text': () => {
        const known = new Set<string>();
        return async (request, mock) => {
          const response = await mock.send(request);
          if (request.route === 'users.login' && response.status === 200) {
            known.add(textIn(request, 'walletAddress'));
          }
          if (request.route !== 'users.searchByAddress' || response.status !== 200) return response;
          const key = queryOf(request).get('searchKey')?.toLowerCase() ?? '';
          const found = [...known].filter((one) => one.toLowerCase().startsWith(key));
          return /^0x\w{1,39}$/.test(key)
            ? reply(
                200,
                found.map((walletAddress) => ({ walletAddress })),
              )
            : response;
        };
      },
    },
  ),
  ...patched('users.me/owner/200 reads by four callers', OWNER, {
    'Every twentieth read of the own profile shows another user': () => {
      const last = new Map<string, ProbeResponse>();
      let reads = 0;
      return onResponse('users.profile', 200, (response, request) => {
        const caller = callerOf(request);
        last.set(caller, response);
        reads += 1;
        const other = [...last].find(([wallet]) => wallet !== caller)?.[1];
        return reads % 20 === 0 && other !== undefined ? other : response;
      });
    },
  }),
  ...patched('users.profile/owner/every answer', OWNER, {
    'The own profile has the address of the latest sign-in': () => {
      let latest = '';
      return async (request, mock) => {
        const response = await mock.send(request);
        const wallet = textIn(request, 'walletAddress');
        if (request.route === 'users.login' && isWalletAddress(wallet)) latest = wallet;
        return request.route === 'users.profile' && response.status === 200
          ? withJson(response, { ...fieldsIn(response), walletAddress: latest })
          : response;
      };
    },
  }),
  ...patched('users.exists/flow/an existing user and a missing one', EXISTS, {
    'The existence check says the same of everyone, with a request id': () => {
      let requests = 0;
      return on('users.exists', async (request, mock) => {
        const response = await mock.send(request);
        requests += 1;
        return response.status === 200
          ? reply(200, { exists: true, requestId: `r-${requests}` })
          : response;
      });
    },
  }),
  ...patched(
    'users.exists/flow/the address in any case, with and without a profile',
    `${EXISTS}, in any case`,
    {
      'An address in lower case does not exist': () =>
        onResponse('users.exists', 200, (response, request) =>
          addressIn(request) !== '' && addressIn(request) === addressIn(request).toLowerCase()
            ? reply(200, { exists: false })
            : response,
        ),
      'A user exists only with a profile': () =>
        onResponse('users.exists', 200, async (response, request, mock) => {
          const address = addressIn(request);
          if (address === '' || jsonIn(response) === undefined) return response;
          const path = `/v1/users/${address}/publicProfile`;
          const profile = await mock.send({ ...request, route: 'users.publicProfile', path });
          return profile.status === 200 ? response : reply(200, { exists: false });
        }),
    },
  ),
];
