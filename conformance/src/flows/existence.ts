import type { Check } from '../check';
import { call } from '../contract/call';
import { expectSuccess, expectThat } from '../expectations';
import type { Probe } from '../probe/probe';
import { jsonOf, type CompletedExchange } from '../probe/exchange';
import { askNonce, newWallet } from '../session/session';
import { leavesOf } from '../contract/leaves';
import { flow } from './flow';
import { makeProfile } from './profiles';

const NOT_FOUND = 404;

type Facts = { response: CompletedExchange; facts: ReadonlySet<string> };

/** Returns the status and the values of a response, without the id of the requested user. */
const factsOf = (id: string, response: CompletedExchange): Set<string> => {
  const { status } = response.response;
  const body = jsonOf(response.response) ?? response.response.body.toString('utf8');
  const texts = status === NOT_FOUND ? [] : leavesOf(body);
  const own = id.toLowerCase();
  return new Set([String(status), ...texts.map((text) => text.toLowerCase().replaceAll(own, ''))]);
};

/** Requests twice, because values that differ between two responses say nothing about the user. */
const requestExists = async (probe: Probe, id: string): Promise<Facts> => {
  const request = call('users.exists', { params: { id } });
  const [one, two] = [await probe.send(request), await probe.send(request)];
  for (const seen of [one, two]) if (seen.response.status !== NOT_FOUND) expectSuccess(seen);
  const again = factsOf(id, two);
  return { response: two, facts: new Set([...factsOf(id, one)].filter((fact) => again.has(fact))) };
};

const isSame = (one: Facts, other: Facts): boolean =>
  one.facts.size === other.facts.size && [...one.facts].every((fact) => other.facts.has(fact));

const RULE =
  '§7 GET /users/:id/exists says whether a user with that address exists; how is not documented, but existing and missing users get different responses';

const existence = flow('users.exists', 'an existing user and a missing one', {
  rule: `${RULE}.`,
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    await makeProfile(probe, session, { username: newName() });
    const existing = await requestExists(probe, session.walletAddress);
    expectSuccess(existing.response);
    const missing = await requestExists(probe, newWallet().address);
    expectThat(
      !isSame(existing, missing),
      'a response that differs from that for an existing user',
      'the same',
      missing.response,
    );
  },
});

const anyCase = flow('users.exists', 'the address in any case, with and without a profile', {
  rule: `${RULE}, in any case of the address, from the first sign-in on.`,
  run: async ({ probe, newcomer, newName }) => {
    const [named, nameless] = [await newcomer(), await newcomer()];
    await makeProfile(probe, named, { username: newName() });
    const existing = await requestExists(probe, named.walletAddress);
    const digits = named.walletAddress.slice(2);
    for (const address of [`0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`]) {
      const other = await requestExists(probe, address);
      expectThat(
        isSame(existing, other),
        `the response for an existing user, as for ${named.walletAddress}`,
        'a different one',
        other.response,
      );
    }
    // The responses for two users may differ, because fields that aren't documented are allowed.
    const missing = await requestExists(probe, newWallet().address);
    for (const address of [nameless.walletAddress, nameless.walletAddress.toLowerCase()]) {
      const other = await requestExists(probe, address);
      expectThat(
        !isSame(missing, other),
        'a response that differs from that for an unknown address',
        'the same',
        other.response,
      );
    }
  },
});

const afterNonce = flow('users.exists', 'an address that has only requested a nonce', {
  rule: `${RULE}: a request for a nonce creates no user.`,
  run: async ({ probe }) => {
    const { address } = newWallet();
    const missing = await requestExists(probe, address);
    await askNonce(probe, address);
    const after = await requestExists(probe, address);
    expectThat(
      isSame(missing, after),
      'the same response as before the request for a nonce',
      'a different one',
      after.response,
    );
  },
});

export const existenceFlows = (): Check[] => [existence, anyCase, afterNonce];
