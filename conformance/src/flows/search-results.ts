import * as z from 'zod/mini';

import { isSameAddress } from '@trait-market/contract/shared';
import { TraitSchema, type Trait } from '@trait-market/contract/v1/traits';
import type { Check, Context } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import { flow } from './flow';
import { makeProfile } from './profiles';
import { searchByAddress, searchByName } from './readers';

type Found = { response: CompletedExchange; found: Trait[] };

const searchTraits = async (probe: Probe, searchKey: string): Promise<Found> => {
  const response = await probe.send(call('traits.search', { query: { searchKey } }));
  expectSuccess(response);
  return { response, found: expectBody(response, z.array(TraitSchema)) };
};

const COMMON_KEYS = ['a', 'e', 'o', 'i'];
const TRAITS_TRIED = 6;

/** Returns further texts that find a trait: its name in any case, and its words. */
const keysOf = ({ traitValue }: Trait): string[] => [
  ...new Set([
    traitValue,
    traitValue.toUpperCase(),
    traitValue.toLowerCase(),
    ...traitValue.split(/\s+/),
  ]),
];

const identified = flow('traits.search', 'one id and one name in every search', {
  rule: '§3 Trait: id and traitValue. A trait has the same id and the same spelling of its name in every search.',
  run: async ({ probe }) => {
    const known = new Map<string, string>();
    const tried: Trait[] = [];
    const learn = ({ response, found }: Found): void => {
      for (const { id, traitValue } of found) {
        const name = known.get(id) ?? traitValue;
        expectThat(name === traitValue, `'${name}' for the id ${id}`, `'${traitValue}'`, response);
        known.set(id, name);
      }
    };
    for (const key of COMMON_KEYS) {
      const seen = await searchTraits(probe, key);
      learn(seen);
      tried.push(...seen.found);
    }
    if (tried.length === 0) throw new Skipped(`no trait matches ${COMMON_KEYS.join(', ')}`);
    const step = Math.max(1, Math.floor(tried.length / TRAITS_TRIED));
    for (const trait of tried.filter((_, index) => index % step === 0).slice(0, TRAITS_TRIED)) {
      for (const key of keysOf(trait)) {
        const seen = await searchTraits(probe, key);
        learn(seen);
        const ofName = seen.found.filter(({ traitValue }) => traitValue === trait.traitValue);
        const isThere = ofName.length === 0 || ofName.some(({ id }) => id === trait.id);
        const got = ofName.map(({ id }) => id).join(', ');
        expectThat(isThere, `the id ${trait.id} for '${trait.traitValue}'`, got, seen.response);
      }
    }
  },
});

const ONCE = 'A search returns each result once.';

const expectOnce = (keys: readonly string[], response: CompletedExchange): void => {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  expectThat(twice === undefined, 'each result once', `'${twice ?? ''}' twice`, response);
};

const traitsOnce = flow('traits.search', 'no result twice', {
  rule: ONCE,
  run: async ({ probe }) => {
    for (const key of COMMON_KEYS) {
      const { response, found } = await searchTraits(probe, key);
      expectOnce(
        found.map(({ id }) => id),
        response,
      );
    }
  },
});

const twoNames = async ({ probe, newcomer, newName }: Context) => {
  const [one, end] = [[...newName()], [...newName()]];
  // A long beginning in common finds no account that the run didn't create.
  const beginning = one.slice(0, Math.ceil(one.length / 2));
  const other = [...beginning, ...end.slice(beginning.length)];
  const sessions = [await newcomer(), await newcomer()] as const;
  const names = [one.join(''), other.join('')] as const;
  await makeProfile(probe, sessions[0], { username: names[0] });
  await makeProfile(probe, sessions[1], { username: names[1] });
  return { sessions, names, beginning: beginning.join('') };
};

const accountsOnce = flow('users.searchByUsername', 'no result twice', {
  rule: ONCE,
  run: async (context) => {
    const { names, beginning } = await twoNames(context);
    for (const key of [names[0], beginning]) {
      const { response, found } = await searchByName(context.probe, key);
      expectOnce(
        found.map(({ walletAddress }) => walletAddress.toLowerCase()),
        response,
      );
    }
  },
});

const paired = flow('users.searchByUsername', 'two users found together', {
  rule: '§7 GET /users/searchByUsername: results with username and walletAddress, each with those of one user.',
  run: async (context) => {
    const { sessions, names, beginning } = await twoNames(context);
    const { response, found } = await searchByName(context.probe, beginning);
    for (const { username, walletAddress } of found) {
      const owner = sessions[names.indexOf(username)];
      if (owner === undefined) continue;
      const isRight = isSameAddress(walletAddress, owner.walletAddress);
      expectThat(isRight, `${owner.walletAddress} for '${username}'`, walletAddress, response);
    }
  },
});

const addressesOnce = flow('users.searchByAddress', 'no result twice', {
  rule: ONCE,
  run: async (context) => {
    const {
      sessions: [session],
    } = await twoNames(context);
    for (const key of [session.walletAddress, session.walletAddress.toLowerCase()]) {
      const { response, found } = await searchByAddress(context.probe, key);
      expectOnce(
        found.map(({ walletAddress }) => walletAddress.toLowerCase()),
        response,
      );
    }
  },
});

export const searchResultFlows = (): Check[] => [
  { ...identified, writes: false },
  { ...traitsOnce, writes: false },
  accountsOnce,
  paired,
  addressesOnce,
];
