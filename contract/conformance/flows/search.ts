import * as z from 'zod/mini';

import { isSameAddress } from '../../src/shared/wallet-address';
import { TraitSchema } from '../../src/v1/traits/traits.schema';
import { AccountSchema, NamedAccountSchema } from '../../src/v1/users/users.schema';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import type { Probe } from '../probe/probe';
import { flow } from './flow';
import { makeProfile, newName } from './profiles';

const search = async (probe: Probe, name: string, searchKey: string) => {
  const answer = await probe.send(call(name, { query: { searchKey } }));
  expectSuccess(answer);
  return answer;
};

const byAddress = flow('users.searchByAddress', 'a wallet that has signed in', {
  rule: '§7 GET /users/search: wallet-address search, results with walletAddress; in any case (§3).',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    await makeProfile(probe, session);
    const { walletAddress } = session;
    for (const key of [walletAddress, walletAddress.toLowerCase()]) {
      const answer = await search(probe, 'users.searchByAddress', key);
      const found = expectBody(answer, z.array(AccountSchema));
      const isThere = found.some((account) => isSameAddress(account.walletAddress, walletAddress));
      expectThat(isThere, `${walletAddress} among the results`, `${found.length} others`, answer);
    }
  },
});

const byName = flow('users.searchByUsername', 'a profile just made', {
  rule: '§7 GET /users/searchByUsername: results with username and walletAddress.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    const { username = '' } = await makeProfile(probe, session);
    const answer = await search(probe, 'users.searchByUsername', username);
    const found = expectBody(answer, z.array(NamedAccountSchema));
    const own = found.find((account) => account.username === username);
    const expected = `${username} with ${session.walletAddress} among the results`;
    const got = own?.walletAddress ?? `${found.length} others`;
    const isRight = own !== undefined && isSameAddress(own.walletAddress, session.walletAddress);
    expectThat(isRight, expected, got, answer);
  },
});

const ANY_LIST = z.array(z.unknown());

type Search = { route: string; textsIn: (items: unknown) => string[] };

const texts =
  <Item extends z.ZodMiniType>(schema: Item, textOf: (item: z.infer<Item>) => string) =>
  (body: unknown): string[] =>
    z.array(schema).parse(body).map(textOf);

const SEARCHES: readonly Search[] = [
  {
    route: 'users.searchByAddress',
    textsIn: texts(AccountSchema, ({ walletAddress }) => walletAddress),
  },
  {
    route: 'users.searchByUsername',
    textsIn: texts(NamedAccountSchema, ({ username }) => username),
  },
  {
    route: 'traits.search',
    textsIn: texts(TraitSchema, ({ id, traitValue }) => `${id} ${traitValue}`),
  },
];

/** Texts that mean something to a database, a regular expression or a shell. */
const WILDCARDS = ['%', '_', '*', '.*', '.', '(a+)+$', "' OR '1'='1", '[a-z]', '$', '{"$ne":null}'];

const spelled = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

const literal = SEARCHES.map(({ route, textsIn }) => ({
  ...flow(route, 'taken literally', {
    rule: 'SearchQuery: what is searched for is taken literally: no wildcard and no expression.',
    run: async ({ probe }) => {
      for (const key of WILDCARDS) {
        const answer = await search(probe, route, key);
        const body = expectBody(answer, ANY_LIST);
        const other = textsIn(body).find((text) => !spelled(text).includes(spelled(key)));
        expectThat(other === undefined, `only what holds '${key}'`, `'${other}'`, answer);
      }
    },
  }),
  writes: false,
}));

const nothing = SEARCHES.map(({ route }) => ({
  ...flow(route, 'nothing found', {
    family: 'success',
    rule: '§2 Search results panel, "No matches found.": a search that finds nothing succeeds, with an empty list.',
    run: async ({ probe }) => {
      const answer = await search(probe, route, newName().repeat(3));
      const found = expectBody(answer, ANY_LIST).length;
      expectThat(found === 0, 'an empty list', `${found} results`, answer);
    },
  }),
  writes: false,
}));

/** Searches: what was made is found, and nothing is an expression. */
export const searchFlows = (): Check[] => [byAddress, byName, ...literal, ...nothing];
