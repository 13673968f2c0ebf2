import { callerOf } from './tokens-seen';
import { accepting, on, onBody, onFields, onResponse, onValue, without } from './patches';
import { refuse, reply, fieldsIn, queryOf, textIn, withJson, type ProbeResponse } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const LIFE = '§7 The profile: POST creates and PATCH updates it, and readers have the new values';
const PROFILE = '§3 User profile: username, avatarPhoto, walletAddress, emailAddress';
const PUBLIC = '§3 Public profile: username, avatarPhoto';
const BY_NAME = '§7 GET /users/searchByUsername: results with username and walletAddress';
const ANY_CASE = 'Search: upper and lower case are the same, in every script';

const USERS = 'users.searchByUsername';
const MINTED = [
  'userIsAUSTaxResOrigMintingPeriod',
  'userLocAUSOrigMintingPeriod',
  'userRegAUSGSTOrigMintingPeriod',
];

/** Finds users by name only if a predicate holds for the name and the search text. */
const findingNames = (isFound: (name: string, key: string) => boolean): Patch =>
  onValue(USERS, (found, request) => {
    const key = queryOf(request).get('searchKey') ?? '';
    return Array.isArray(found)
      ? found.filter((user) => isFound(String(Object(user)['username']), key))
      : found;
  });

export const accountDataMutants: readonly Mutant[] = [
  ...patched('users.createProfile/success/create, read, update, public profile', LIFE, {
    'The profile shows for ever how it was created': () => {
      const first = new Map<string, ProbeResponse>();
      return onResponse('users.profile', 200, (response, request) => {
        const caller = callerOf(request);
        const cached = first.get(caller) ?? response;
        first.set(caller, cached);
        return cached;
      });
    },
  }),
  ...patched('users.profile/success/with a profile', PROFILE, {
    'The profile lacks the picture': () =>
      onFields('users.profile', (fields) => without(fields, 'avatarPhoto')),
  }),
  ...patched('users.me/success/with a profile', PROFILE, {
    'The current user’s picture has another name': () =>
      onFields('users.me', ({ avatarPhoto, ...fields }) => ({ ...fields, avatar: avatarPhoto })),
  }),
  ...patched('users.publicProfile/success/of a user with a profile', PUBLIC, {
    'Public names are cut off after twelve characters': () =>
      onFields('users.publicProfile', (fields) => ({
        ...fields,
        username: String(fields['username']).slice(0, 12),
      })),
  }),
  ...patched('users.publicProfile/flow/of the caller', PUBLIC, {
    'An owner without a name has a public one': () =>
      onResponse('users.publicProfile', 404, () =>
        reply(200, { username: 'Collector', avatarPhoto: null }),
      ),
  }),
  ...patched(
    'users.profile/flow/before there is one',
    'GET /v1/users/profile before there is one: 404, or the user without a name',
    {
      'A profile that was never created has a name': () =>
        onResponse('users.profile', 404, (_, request) =>
          reply(200, {
            walletAddress: callerOf(request),
            username: 'Collector',
            avatarPhoto: null,
          }),
        ),
    },
  ),
  ...patched(
    'users.updateProfile/idempotence/updated twice',
    'PATCH /v1/users/profile sets the given fields: repeating it changes nothing',
    {
      'A change to the same name is a conflict': () => {
        const last = new Map<string, string>();
        return on('users.updateProfile', async (request, mock) => {
          const [caller, name] = [callerOf(request), textIn(request, 'username')];
          if (name !== '' && last.get(caller) === name) return refuse(409, 'Nothing has changed.');
          last.set(caller, name);
          return mock.send(request);
        });
      },
    },
  ),
  ...patched(
    'users.resendVerification/success/sent again',
    '§7 POST /users/resendVerification sends the code again',
    {
      'A code can’t be sent again': () =>
        onResponse('users.resendVerification', 200, () =>
          refuse(409, 'The last code is still good.'),
        ),
    },
  ),
  ...patched(
    'users.verifyEmail/flow/a wrong code',
    '§7 POST /users/verifyEmail: a code that was not sent is a 400',
    {
      'A code with letters is not compared': () =>
        accepting('users.verifyEmail', 400, (request) => /[a-z]/.test(textIn(request, 'code'))),
    },
  ),
  ...patched(
    'tax.declare/flow/step 2 answered without a yes in step 1',
    '§2 Tax declaration modal: step 2 follows a yes in step 1',
    {
      'Answers of step 2 without a yes in step 1 are dropped': () =>
        onBody('tax.declare', (fields) =>
          fields['userIsOriginalMinter'] === 'yes' ? fields : without(fields, ...MINTED),
        ),
    },
  ),
  ...patched(
    'tax.declare/success/without other addresses',
    '§5 walletAddresses: optional, may be empty',
    {
      'The list of other addresses is required': () =>
        on('tax.declare', async (request, mock) =>
          'walletAddresses' in fieldsIn(request) || fieldsIn(request)['declareTruth'] !== true
            ? mock.send(request)
            : refuse(400, 'walletAddresses: missing'),
        ),
    },
  ),
  ...patched(
    'credits.balances/flow/the ledger’s total',
    'A wallet’s credits are the sum of its gains and expenses',
    {
      'Every wallet has a credit that its ledger doesn’t know': () =>
        onResponse('credits.balances', 200, (response) => {
          const { subscription, vanilla } = fieldsIn(response);
          const amount = Number(Object(vanilla)['amount']) + 1;
          return withJson(response, { subscription, vanilla: { ...Object(vanilla), amount } });
        }),
    },
  ),
  ...patched(`${USERS}/flow/a new profile`, BY_NAME, {
    'A name is found only once it has been changed': () => {
      const created = new Set<string>();
      return async (request, mock) => {
        if (request.route === 'users.createProfile') created.add(textIn(request, 'username'));
        const key = queryOf(request).get('searchKey') ?? '';
        return request.route === USERS && created.has(key) ? reply(200, []) : mock.send(request);
      };
    },
  }),
  ...patched(`${USERS}/flow/a name in another script: Latin with accents`, ANY_CASE, {
    'A search text loses its accents, and names keep theirs': () =>
      findingNames((name, key) =>
        name.toLowerCase().includes(key.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')),
      ),
  }),
  ...patched(`${USERS}/flow/a name in another script: Greek`, ANY_CASE, {
    'Greek letters have their case': () =>
      findingNames((name, key) => !/\p{Script=Greek}/u.test(key) || name.includes(key)),
  }),
  ...patched(`${USERS}/flow/a name in another script: Hebrew`, ANY_CASE, {
    'A search text from right to left is reversed': () =>
      findingNames(
        (name, key) =>
          !/\p{Script=Hebrew}/u.test(key) || name.includes([...key].toReversed().join('')),
      ),
  }),
  ...patched(`${USERS}/flow/a name in another script: Thai`, ANY_CASE, {
    'Thai names are found only as a whole': () =>
      findingNames((name, key) => !/\p{Script=Thai}/u.test(key) || name === key),
  }),
];
