import { on, changingRequest, onRequest, onResponse, onValue } from './patches';
import { reply, refuse, jsonIn, textIn, queryOf, withQuery, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const LITERAL = 'SearchQuery: the text is taken literally';
const ANY_CASE = 'Search: upper and lower case are the same, in every script';
const NOTHING = '§2 "No matches found.": a search without results succeeds with an empty list';
const REPEATED =
  '§7 Query arrays repeat the key; where one value is taken, many are refused, or one counts';
const LENGTH = 'SearchQuery: searchKey of 1 to 200 characters';

const searchingFor = (route: string, change: (key: string) => string): Patch =>
  onRequest(route, (request) => {
    const query = queryOf(request);
    const keys = query.getAll('searchKey');
    if (query.size !== 1 || keys.length !== 1) return request;
    return withQuery(request, new URLSearchParams({ searchKey: change(keys[0] ?? '') }));
  });

const keyOf = (request: MockRequest): string => queryOf(request).get('searchKey') ?? '';

const filtered = (
  route: string,
  isFound: (item: Record<string, unknown>, key: string) => boolean,
): Patch =>
  onValue(route, (value, request) =>
    itemsIn(value).filter((item) => isFound(Object(item), keyOf(request))),
  );

const usersByCase = filtered('users.searchByUsername', ({ username }, key) =>
  String(username).includes(key),
);

/** Returns whether a string is ASCII. A search limited to ASCII finds no other names. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const USERS = 'users.searchByUsername';

export const searchMutants: readonly Mutant[] = [
  ...patched(
    'traits.search/success/no results',
    '§2 Search results panel: results match the text',
    {
      'The search key is ignored': () => searchingFor('traits.search', () => 'a'),
    },
  ),
  ...patched(`${USERS}/flow/taken literally`, LITERAL, {
    'A percent sign is a wildcard': () =>
      searchingFor(USERS, (key) => key.replaceAll('%', '') || 'a'),
  }),
  ...patched('traits.search/flow/taken literally', LITERAL, {
    'A search key is an expression, and a broken one a failure': () =>
      on('traits.search', async (request, mock) => {
        try {
          return RegExp(keyOf(request)) && (await mock.send(request));
        } catch {
          return refuse(500, 'Invalid regular expression');
        }
      }),
  }),
  ...patched(`${USERS}/success/no results`, NOTHING, {
    'A search without results is a 404': () =>
      onResponse(USERS, 200, (response) =>
        itemsIn(jsonIn(response)).length === 0 ? refuse(404, 'No matches found.') : response,
      ),
  }),
  ...patched('users.searchByAddress/success/no results', NOTHING, {
    'A search without results returns null': () =>
      onValue('users.searchByAddress', (value) => (itemsIn(value).length === 0 ? null : value)),
  }),
  ...patched('users.searchByAddress/body/every answer', '§7 GET /users/search: a list of results', {
    'Results are wrapped in an envelope': () =>
      onValue('users.searchByAddress', (results) => ({ results })),
  }),
  ...patched(
    'users.searchByAddress/flow/a wallet that has signed in',
    '§3 Wallet address: of any case',
    {
      'An address is searched for with its case': () =>
        filtered('users.searchByAddress', (item, key) => JSON.stringify(item).includes(key)),
    },
  ),
  ...patched(
    `${USERS}/flow/a changed name`,
    '§7 GET /users/searchByUsername finds users by their current name',
    {
      'The index of names learns of a profile, but not of its change': () => {
        const renamed = new Set<string>();
        return async (request, mock) => {
          if (request.route === 'users.updateProfile') renamed.add(textIn(request, 'username'));
          const isNew = request.route === USERS && renamed.has(keyOf(request));
          return isNew ? reply(200, []) : mock.send(request);
        };
      },
    },
  ),
  ...patched(`${USERS}/secrets/every answer`, 'No response contains private data of another user', {
    'Users found by name include their tax status': () =>
      onValue(USERS, (value) =>
        itemsIn(value).map((item) => Object.assign({ alreadyAnswered: true }, item)),
      ),
  }),
  ...patched('traits.search/query/searchKey repeated with another value', REPEATED, {
    'Values of a repeated key are joined by commas': () =>
      onRequest('traits.search', (request) => {
        const searchKey = queryOf(request).getAll('searchKey').join();
        return searchKey === '' ? request : withQuery(request, new URLSearchParams({ searchKey }));
      }),
  }),
  ...patched('users.nonce/query/walletAddress as a list', REPEATED, {
    'A key in brackets is read as the key': () =>
      changingRequest((request) => ({
        ...request,
        path: request.path.replace(/(\?\w+)\[\]=/, '$1='),
      })),
  }),
  ...patched(`${USERS}/query/searchKey in another case`, 'The query’s key is searchKey', {
    'Keys of a query are read without their case': () =>
      changingRequest((request) => ({
        ...request,
        path: request.path.replace('?SEARCHKEY=', '?searchKey='),
      })),
  }),
  ...patched('traits.search/invalid/query searchKey: empty', LENGTH, {
    'An empty search key finds everything': () =>
      searchingFor('traits.search', (key) => (key === '' ? 'a' : key)),
  }),
  ...patched('traits.search/invalid/query searchKey: longer than 200', LENGTH, {
    'A search key of any length is searched for': () =>
      searchingFor('traits.search', (key) => [...key].slice(0, 200).join('')),
  }),
  ...patched('traits.search/body/every answer', '§3 Trait: id, a text', {
    'A trait’s id is a number': () =>
      onValue('traits.search', (value) =>
        itemsIn(value).map((item, id) => Object.assign({}, item, { id })),
      ),
  }),
  ...patched(
    'traits.search/idempotence/repeated',
    'GET /v1/marketTraits/search: repeating it returns the same response',
    {
      'Results are in a different order each time': () => {
        let turn = 0;
        return onValue('traits.search', (value) => {
          const items = itemsIn(value);
          turn += 1;
          const from = items.length === 0 ? 0 : turn % items.length;
          return [...items.slice(from), ...items.slice(0, from)];
        });
      },
    },
  ),
  ...patched(`${USERS}/flow/the name in any case, and a part of it`, ANY_CASE, {
    'Users are searched case-sensitively': () => usersByCase,
    'Only lower-case names are found': () =>
      filtered(USERS, ({ username }) => String(username) === String(username).toLowerCase()),
  }),
  ...patched('traits.search/flow/a name in any case', ANY_CASE, {
    'Traits are searched for with the case of their names': () =>
      filtered('traits.search', ({ traitValue }, key) => String(traitValue).includes(key)),
  }),
  ...patched(`${USERS}/flow/a name in another script: Chinese`, ANY_CASE, {
    'Only ASCII names are found': () => filtered(USERS, (_item, key) => isAscii(key)),
  }),
  ...patched(`${USERS}/flow/a name in another script: Cyrillic`, ANY_CASE, {
    'Case is ignored from A to Z, and minded beyond': () => (request, mock) =>
      isAscii(keyOf(request)) ? mock.send(request) : usersByCase(request, mock),
  }),
  ...patched(
    `${USERS}/flow/the name in any case, and a part of it`,
    'Search: finds names that contain the text anywhere',
    {
      'Only a whole name, or its beginning, finds its owner': () =>
        filtered(USERS, ({ username }, key) =>
          String(username).toLowerCase().startsWith(key.toLowerCase()),
        ),
    },
  ),
];
