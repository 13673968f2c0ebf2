import { randomInt } from 'node:crypto';

import * as z from 'zod/mini';

import { isSameAddress } from '@trait-market/contract/shared';
import { TraitSchema } from '@trait-market/contract/v1/traits';
import { AccountSchema, NamedAccountSchema } from '@trait-market/contract/v1/users';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { NO_SUCH_NAMES } from '../rules';
import { flow } from './flow';
import { makeProfile } from './profiles';

const search = async (probe: Probe, name: string, searchKey: string) => {
  const response = await probe.send(call(name, { query: { searchKey } }));
  expectSuccess(response);
  return response;
};

const byAddress = flow('users.searchByAddress', 'a wallet that has signed in', {
  rule: '§7 GET /users/search: wallet-address search, results with walletAddress; in any case (§3).',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    const { walletAddress } = session;
    for (const key of [walletAddress, walletAddress.toLowerCase()]) {
      const response = await search(probe, 'users.searchByAddress', key);
      const found = expectBody(response, z.array(AccountSchema));
      const isThere = found.some((account) => isSameAddress(account.walletAddress, walletAddress));
      expectThat(isThere, `${walletAddress} among the results`, `${found.length} others`, response);
    }
  },
});

const byName = flow('users.searchByUsername', 'a new profile', {
  rule: '§7 GET /users/searchByUsername: results with username and walletAddress.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { username = '' } = await makeProfile(probe, session, { username: newName() });
    const response = await search(probe, 'users.searchByUsername', username);
    const found = expectBody(response, z.array(NamedAccountSchema));
    const own = found.find((account) => account.username === username);
    const expected = `${username} with ${session.walletAddress} among the results`;
    const got = own?.walletAddress ?? `${found.length} others`;
    const isRight = own !== undefined && isSameAddress(own.walletAddress, session.walletAddress);
    expectThat(isRight, expected, got, response);
  },
});

// Letters for names. Some scripts have upper and lower case; letters with a special final form are
// missing.
const SCRIPTS: Readonly<Record<string, string>> = {
  'Latin with accents': 'éèöüñçåøžšłő',
  Cyrillic: 'абвгджзийлпфцчшщыэюя',
  Greek: 'γδζηθλξπφψω',
  Hebrew: 'אבגדהזחטלמנפקרשת',
  Thai: 'กขคงจชซญตถทนบปผพฟมยรลว',
  Chinese: '名前猫星空海山川花鳥風月雲雪',
};

const NAME_LENGTH = 10;

const nameIn = (letters: string): string => {
  const known = [...letters];
  const word = Array.from({ length: NAME_LENGTH }, () => known[randomInt(known.length)]);
  return word.map((letter = '', index) => (index < 4 ? letter.toUpperCase() : letter)).join('');
};

const accountsNamed = async (probe: Probe, searchKey: string) => {
  const response = await search(probe, 'users.searchByUsername', searchKey);
  return { response, found: expectBody(response, z.array(NamedAccountSchema)) };
};

/** Searches for a name unchanged, in upper case, in lower case, and by its middle. */
const expectFoundInAnyCase = async (
  probe: Probe,
  username: string,
  { walletAddress }: Session,
): Promise<void> => {
  const middle = [...username].slice(1, -1).join('');
  for (const key of new Set([username, username.toUpperCase(), username.toLowerCase(), middle])) {
    const { response, found } = await accountsNamed(probe, key);
    const isThere = found.some((account) => isSameAddress(account.walletAddress, walletAddress));
    const expected = `${username} among the results for '${key}'`;
    expectThat(isThere, expected, `${found.length} others`, response);
  }
};

const CASE_RULE = 'searchByUsername finds names that contain the text anywhere, ignoring case.';

const nameInAnyCase = flow('users.searchByUsername', 'the name in any case, and a part of it', {
  rule: CASE_RULE,
  run: async ({ probe, newcomer, newName, mayBeCalled }) => {
    for (const username of [newName(), newName().toUpperCase()].filter(mayBeCalled)) {
      const session = await newcomer();
      await makeProfile(probe, session, { username });
      await expectFoundInAnyCase(probe, username, session);
    }
  },
});

const nameInScript = Object.entries(SCRIPTS).map(([script, letters]) =>
  flow('users.searchByUsername', `a name in another script: ${script}`, {
    rule: CASE_RULE,
    run: async ({ probe, newcomer, mayBeCalled }) => {
      const session = await newcomer();
      const username = nameIn(letters);
      if (!mayBeCalled(username)) throw new Skipped(NO_SUCH_NAMES);
      await makeProfile(probe, session, { username });
      await expectFoundInAnyCase(probe, username, session);
    },
  }),
);

const traitsFor = async (probe: Probe, searchKey: string) => {
  const response = await search(probe, 'traits.search', searchKey);
  return { response, found: expectBody(response, z.array(TraitSchema)) };
};

const TRAITS_TRIED = 3;

const COMMON_KEYS = ['a', 'e', 'o', 'i'];

/** Returns traits of the market, longest names first, because those match the fewest searches. */
const someTraits = async (probe: Probe): Promise<string[]> => {
  for (const key of COMMON_KEYS) {
    const { found } = await traitsFor(probe, key);
    if (found.length > 0) {
      const names = found.map(({ traitValue }) => traitValue);
      return names.toSorted((one, other) => other.length - one.length).slice(0, TRAITS_TRIED);
    }
  }
  throw new Skipped(`no trait matches ${COMMON_KEYS.join(', ')}, so none is known`);
};

const traitInAnyCase = (known: readonly string[]): Check => ({
  ...flow('traits.search', 'a name in any case', {
    rule: 'marketTraits/search: a full name finds the trait with that name, ignoring case.',
    run: async ({ probe }) => {
      for (const traitValue of known.length > 0 ? known : await someTraits(probe)) {
        for (const key of [traitValue, traitValue.toUpperCase(), traitValue.toLowerCase()]) {
          const { response, found } = await traitsFor(probe, key);
          const isThere = found.some((one) => spelled(one.traitValue) === spelled(traitValue));
          const expected = `'${traitValue}' among the results for '${key}'`;
          expectThat(isThere, expected, `${found.length} others`, response);
        }
      }
    },
  }),
  writes: false,
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

/** Strings with a special meaning to databases, regular expressions or shells. */
const WILDCARDS = [
  '%',
  '_',
  '*',
  '.*',
  '.',
  '(a+)+$',
  "' OR '1'='1",
  '[a-z]',
  '$',
  '{"$ne":null}',
  'ж',
  '名',
];

const spelled = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

const literal = SEARCHES.map(({ route, textsIn }) => ({
  ...flow(route, 'taken literally', {
    rule: 'SearchQuery: the text is taken literally, without wildcards or expressions.',
    run: async ({ probe }) => {
      for (const key of WILDCARDS) {
        const response = await search(probe, route, key);
        const body = expectBody(response, ANY_LIST);
        const other = textsIn(body).find((text) => !spelled(text).includes(spelled(key)));
        expectThat(
          other === undefined,
          `only results that contain '${key}'`,
          `'${other}'`,
          response,
        );
      }
    },
  }),
  writes: false,
}));

const nothing = SEARCHES.map(({ route }) => ({
  ...flow(route, 'no results', {
    family: 'success',
    rule: '§2 Search results panel, "No matches found.": a search without results succeeds with an empty list.',
    run: async ({ probe, newName }) => {
      const response = await search(probe, route, newName().repeat(3));
      const found = expectBody(response, ANY_LIST).length;
      expectThat(found === 0, 'an empty list', `${found} results`, response);
    },
  }),
  writes: false,
}));

export const searchFlows = (traits: readonly string[] = []): Check[] => [
  byAddress,
  byName,
  nameInAnyCase,
  ...nameInScript,
  traitInAnyCase(traits),
  ...literal,
  ...nothing,
];
