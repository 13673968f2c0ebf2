import { jsonIn, queryOf, refuse, reply, textIn, withQuery, type MockRequest } from './exchange';
import type { Mutant, Patch } from './mutant';
import { answeringAt, changingRequest, on, saying } from './patches';

const LITERAL = 'SearchQuery: the text is taken literally';
const ANY_CASE = 'Search: upper and lower case are the same, in every script';
const NOTHING = '§2 "No matches found.": a search without results succeeds with an empty list';
const REPEATED = '§7 Query arrays repeat the key; where one value is taken, many are a 400';
const LENGTH = 'SearchQuery: searchKey of 1 to 200 characters';

const searchingFor = (change: (key: string) => string) =>
  changingRequest((request: MockRequest) => {
    const query = queryOf(request);
    const keys = query.getAll('searchKey');
    if (query.size !== 1 || keys.length !== 1) return request;
    return withQuery(request, new URLSearchParams({ searchKey: change(keys[0] ?? '') }));
  });

const holding =
  (field: string): Patch =>
  async (request, mock) => {
    const key = queryOf(request).get('searchKey') ?? '';
    const answer = await mock.send(request);
    if (answer.status !== 200) return answer;
    const items = itemsIn(jsonIn(answer));
    return reply(
      200,
      items.filter((item) => String(Object(item)[field]).includes(key)),
    );
  };

/** Returns whether a string is ASCII. A search limited to ASCII finds no other names. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const searchMutants: readonly Mutant[] = [
  {
    name: 'The search key is ignored',
    breaks: '§2 Search results panel: results match the text',
    killedBy: 'traits.search/success/no results',
    patch: () =>
      on(
        'traits.search',
        searchingFor(() => 'a'),
      ),
  },
  {
    name: 'A percent sign is a wildcard',
    breaks: LITERAL,
    killedBy: 'users.searchByUsername/flow/taken literally',
    patch: () =>
      on(
        'users.searchByUsername',
        searchingFor((key) => key.replaceAll('%', '') || 'a'),
      ),
  },
  {
    name: 'A search key is an expression, and a broken one a failure',
    breaks: LITERAL,
    killedBy: 'traits.search/flow/taken literally',
    patch: () =>
      on('traits.search', async (request, mock) => {
        try {
          return RegExp(queryOf(request).get('searchKey') ?? '') && (await mock.send(request));
        } catch {
          return refuse(500, 'Invalid regular expression');
        }
      }),
  },
  {
    name: 'A search without results is a 404',
    breaks: NOTHING,
    killedBy: 'users.searchByUsername/success/no results',
    patch: () =>
      on(
        'users.searchByUsername',
        answeringAt(200, (answer) =>
          itemsIn(jsonIn(answer)).length === 0 ? refuse(404, 'No matches found.') : answer,
        ),
      ),
  },
  {
    name: 'A search without results returns null',
    breaks: NOTHING,
    killedBy: 'users.searchByAddress/success/no results',
    patch: () =>
      on(
        'users.searchByAddress',
        saying((value) => (itemsIn(value).length === 0 ? null : value)),
      ),
  },
  {
    name: 'Results are wrapped in an envelope',
    breaks: '§7 GET /users/search: a list of results',
    killedBy: 'users.searchByAddress/body/every answer',
    patch: () =>
      on(
        'users.searchByAddress',
        saying((results) => ({ results })),
      ),
  },
  {
    name: 'An address is searched for with its case',
    breaks: '§3 Wallet address: of any case',
    killedBy: 'users.searchByAddress/flow/a wallet that has signed in',
    patch: () =>
      on('users.searchByAddress', async (request, mock) => {
        const key = queryOf(request).get('searchKey') ?? '';
        const answer = await mock.send(request);
        if (answer.status !== 200) return answer;
        return reply(
          200,
          itemsIn(jsonIn(answer)).filter((item) => JSON.stringify(item).includes(key)),
        );
      }),
  },
  {
    name: 'The index of names learns of a profile, but not of its change',
    breaks: '§7 GET /users/searchByUsername finds users by their current name',
    killedBy: 'users.searchByUsername/flow/a changed name',
    patch: () => {
      const renamed = new Set<string>();
      return async (request, mock) => {
        if (request.route === 'users.updateProfile') renamed.add(textIn(request, 'username'));
        const key = queryOf(request).get('searchKey') ?? '';
        const isNew = request.route === 'users.searchByUsername' && renamed.has(key);
        return isNew ? reply(200, []) : mock.send(request);
      };
    },
  },
  {
    name: 'Users found by name include their tax status',
    breaks: 'No response contains private data of another user',
    killedBy: 'users.searchByUsername/secrets/every answer',
    patch: () =>
      on(
        'users.searchByUsername',
        saying((value) =>
          itemsIn(value).map((item) => Object.assign({ alreadyAnswered: true }, item)),
        ),
      ),
  },
  {
    name: 'Of a repeated key the last value counts',
    breaks: REPEATED,
    killedBy: 'traits.search/query/searchKey repeated with another value',
    patch: () =>
      on(
        'traits.search',
        changingRequest((request) => {
          const last = queryOf(request).getAll('searchKey').at(-1);
          return last === undefined || last === ''
            ? request
            : withQuery(request, new URLSearchParams({ searchKey: last }));
        }),
      ),
  },
  {
    name: 'A key in brackets is read as the key',
    breaks: REPEATED,
    killedBy: 'users.nonce/query/walletAddress as a list',
    patch: () =>
      changingRequest((request) => ({
        ...request,
        path: request.path.replace(/(\?\w+)\[\]=/, '$1='),
      })),
  },
  {
    name: 'Keys of a query are read without their case',
    breaks: 'The query’s key is searchKey',
    killedBy: 'users.searchByUsername/query/searchKey in another case',
    patch: () =>
      changingRequest((request) => ({
        ...request,
        path: request.path.replace('?SEARCHKEY=', '?searchKey='),
      })),
  },
  {
    name: 'An empty search key finds everything',
    breaks: LENGTH,
    killedBy: 'traits.search/invalid/query searchKey: empty',
    patch: () =>
      on(
        'traits.search',
        searchingFor((key) => (key === '' ? 'a' : key)),
      ),
  },
  {
    name: 'A search key of any length is searched for',
    breaks: LENGTH,
    killedBy: 'traits.search/invalid/query searchKey: longer than 200',
    patch: () =>
      on(
        'traits.search',
        searchingFor((key) => [...key].slice(0, 200).join('')),
      ),
  },
  {
    name: 'A trait’s id is a number',
    breaks: '§3 Trait: id, a text',
    killedBy: 'traits.search/body/every answer',
    patch: () =>
      on(
        'traits.search',
        saying((value) => itemsIn(value).map((item, id) => Object.assign({}, item, { id }))),
      ),
  },
  {
    name: 'Results are in a different order each time',
    breaks: 'GET /v1/marketTraits/search: repeating it returns the same response',
    killedBy: 'traits.search/idempotence/repeated',
    patch: () => {
      let turn = 0;
      return on(
        'traits.search',
        saying((value) => {
          const items = itemsIn(value);
          turn += 1;
          const from = items.length === 0 ? 0 : turn % items.length;
          return [...items.slice(from), ...items.slice(0, from)];
        }),
      );
    },
  },
  {
    name: 'Users are searched case-sensitively',
    breaks: ANY_CASE,
    killedBy: 'users.searchByUsername/flow/the name in any case, and a part of it',
    patch: () => on('users.searchByUsername', holding('username')),
  },
  {
    name: 'Traits are searched for with the case of their names',
    breaks: ANY_CASE,
    killedBy: 'traits.search/flow/a name in any case',
    patch: () => on('traits.search', holding('traitValue')),
  },
  {
    name: 'Only lower-case names are found',
    breaks: ANY_CASE,
    killedBy: 'users.searchByUsername/flow/the name in any case, and a part of it',
    patch: () =>
      on('users.searchByUsername', async (request, mock) => {
        const answer = await mock.send(request);
        if (answer.status !== 200) return answer;
        const names = itemsIn(jsonIn(answer));
        const isSmall = (name: string) => name === name.toLowerCase();
        return reply(
          200,
          names.filter((item) => isSmall(String(Object(item)['username']))),
        );
      }),
  },
  {
    name: 'Only ASCII names are found',
    breaks: ANY_CASE,
    killedBy: 'users.searchByUsername/flow/a name in another script: Chinese',
    patch: () =>
      on('users.searchByUsername', async (request, mock) => {
        const answer = await mock.send(request);
        const isKnown = isAscii(queryOf(request).get('searchKey') ?? '');
        return answer.status === 200 && !isKnown ? reply(200, []) : answer;
      }),
  },
  {
    name: 'Case is ignored from A to Z, and minded beyond',
    breaks: ANY_CASE,
    killedBy: 'users.searchByUsername/flow/a name in another script: Cyrillic',
    patch: () =>
      on('users.searchByUsername', async (request, mock) => {
        const key = queryOf(request).get('searchKey') ?? '';
        return isAscii(key) ? mock.send(request) : holding('username')(request, mock);
      }),
  },
  {
    name: 'Only a whole name, or its beginning, finds its owner',
    breaks: 'Search: finds names that contain the text anywhere',
    killedBy: 'users.searchByUsername/flow/the name in any case, and a part of it',
    patch: () =>
      on('users.searchByUsername', async (request, mock) => {
        const key = (queryOf(request).get('searchKey') ?? '').toLowerCase();
        const answer = await mock.send(request);
        if (answer.status !== 200) return answer;
        const names = itemsIn(jsonIn(answer));
        return reply(
          200,
          names.filter((item) => String(Object(item)['username']).toLowerCase().startsWith(key)),
        );
      }),
  },
];
