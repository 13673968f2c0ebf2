import { createHash } from 'node:crypto';
import { keccak256, stringToBytes } from 'viem';

import type { WalletAddress } from '@trait-market/contract/shared';
import { NonceSchema } from '@trait-market/contract/v1/users';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import { newWallet } from '../session/session';
import { flow } from './flow';

const WALLETS = 30;
const SHORTEST = 8;
// The minimum number of positions in which two consecutive nonces differ. Random nonces differ in
// almost all of them.
const LEAST_DIFFERENCE = 4;
// The least entropy in bits, counted by position. Eight random digits have 25.
const LEAST_ENTROPY = 20;
/** The usual step of a counter or a clock is smaller. Random numbers of eight digits have larger ones. */
const LARGEST_USUAL_STEP = 100_000n;

type Given = { nonce: string; walletAddress: WalletAddress; response: CompletedExchange };

const requestNonce = async (probe: Probe): Promise<Given> => {
  const walletAddress = newWallet().address;
  const response = await probe.send(call('users.nonce', { query: { walletAddress } }));
  expectSuccess(response);
  return { nonce: expectBody(response, NonceSchema).nonce, walletAddress, response };
};

const requestNonces = async (probe: Probe): Promise<Given[]> => {
  const given: Given[] = [];
  while (given.length < WALLETS) given.push(await requestNonce(probe));
  return given;
};

const differenceOf = (one: string, other: string): number => {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  return [...longer].filter((letter, index) => letter !== shorter[index]).length;
};

const entropyOf = (letters: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / letters.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
};

const entropyOfAll = (nonces: readonly string[]): number => {
  const longest = Math.max(...nonces.map(({ length }) => length));
  const columns = Array.from({ length: longest }, (_, column) =>
    nonces.map((nonce) => nonce[column] ?? ''),
  );
  return columns.reduce((sum, column) => sum + entropyOf(column), 0);
};

const numberIn = (nonce: string): bigint | undefined => {
  const digits = nonce.replaceAll(/^0x|-/gi, '');
  if (/^\d+$/.test(digits)) return BigInt(digits);
  return /^[\da-f]+$/i.test(digits) ? BigInt(`0x${digits}`) : undefined;
};

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

/** Returns whether the nonces are those of a counter, whatever its step, or of a clock. */
const isCounted = (nonces: readonly string[]): boolean => {
  const numbers = nonces.map(numberIn);
  const steps = numbers.slice(1).flatMap((number, index) => {
    const before = numbers[index];
    if (number === undefined || before === undefined) return [];
    return [number > before ? number - before : before - number];
  });
  if (steps.length < nonces.length - 1) return false;
  const unit = steps.reduce(greatestDivisor);
  // The median, because a busy machine may pause between two of the requests.
  const usual = steps.toSorted((one, other) => Number(one - other))[steps.length >> 1] ?? 0n;
  return unit === 0n || usual / unit < LARGEST_USUAL_STEP;
};

/** Returns digests of an address, from which anyone could compute the nonce. */
const digestsOf = (address: string): string[] =>
  [address, address.toLowerCase(), address.slice(2).toLowerCase()].flatMap((text) => [
    ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
      const digest = createHash(algorithm).update(text).digest();
      return [digest.toString('hex'), digest.toString('base64url')];
    }),
    keccak256(stringToBytes(text)).slice(2),
    text,
  ]);

const isDerived = ({ nonce, walletAddress }: Given): boolean => {
  const text = nonce.replace(/^0x/i, '');
  return digestsOf(walletAddress).some((digest) => digest.includes(text));
};

const unguessable = flow('users.nonce', 'not to be guessed from others', {
  rule: 'A nonce is of one wallet, and cannot be guessed from another’s: no counter, no time of day.',
  run: async ({ probe }) => {
    const given = await requestNonces(probe);
    const nonces = given.map(({ nonce }) => nonce);
    for (const [index, { nonce, response }] of given.entries()) {
      const before = nonces[index - 1];
      if (before === undefined) continue;
      expectThat(
        differenceOf(before, nonce) >= LEAST_DIFFERENCE,
        `at least ${LEAST_DIFFERENCE} characters different from the previous nonce`,
        `'${nonce}' after '${before}'`,
        response,
      );
    }
    const last = given.at(-1);
    if (last === undefined) return;
    const entropy = Math.floor(entropyOfAll(nonces));
    expectThat(
      entropy >= LEAST_ENTROPY,
      `nonces of which ${LEAST_ENTROPY} bits or more are random`,
      `about ${entropy} bits in ${WALLETS} nonces`,
      last.response,
    );
    expectThat(!isCounted(nonces), 'random nonces', 'those of a counter or a clock', last.response);
  },
});

const long = flow('users.nonce', 'long, and not derived from the address', {
  rule: 'A nonce cannot be guessed: it has 8 characters or more, each wallet has another one, and it is no digest of the address.',
  run: async ({ probe }) => {
    const seen = new Set<string>();
    for (const given of await requestNonces(probe)) {
      const { nonce, response } = given;
      expectThat(
        nonce.length >= SHORTEST,
        `${SHORTEST} characters or more`,
        `${nonce.length} characters`,
        response,
      );
      expectThat(!seen.has(nonce), 'another nonce', 'the one of another wallet', response);
      expectThat(!isDerived(given), 'a random nonce', 'a digest of the address', response);
      seen.add(nonce);
    }
  },
});

export const nonceFlows = (): Check[] => [
  { ...unguessable, writes: false },
  { ...long, writes: false },
];
