import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { loginMessage } from '@trait-market/contract/login-message';
import { getAddress, isAddressEqual, recoverMessageAddress, type Address, type Hex } from 'viem';

const MINUTE_MS = 60_000;
const NONCE_MS = 5 * MINUTE_MS;
const CODE_MS = 60 * MINUTE_MS;
const TOKEN_MS = 30 * MINUTE_MS;
const WRONG_CODES = 5;
const CODE_LETTERS = 9;
const LETTERS = 26;

const randomLetter = (): string => String.fromCodePoint(0x61 + randomInt(LETTERS));

/** An expected refusal, which is sent as `application/problem+json`. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type Profile = { username?: string; avatarPhoto?: string | null };

export type Account = {
  wallet: Address;
  profile?: Profile;
  email?: string;
  code?: { value: string; until: number; wrong: number };
  credits: { subscription: number; vanilla: number };
  hasDeclared: boolean;
};

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

export const createAccounts = (legalLinksBase: string) => {
  const secret = randomBytes(32);
  const accounts = new Map<string, Account>();
  const nonces = new Map<string, { value: string; until: number }>();
  const mails = new Map<string, string[]>();
  let movedBy = 0;
  const now = (): number => Date.now() + movedBy;
  const keyOf = (address: string): string => address.toLowerCase();

  const macOf = (text: string): Buffer => createHmac('sha512', secret).update(text).digest();

  const open = (address: string): Account => {
    const found = accounts.get(keyOf(address));
    if (found !== undefined) return found;
    const opened: Account = {
      wallet: getAddress(keyOf(address)),
      credits: { subscription: 0, vanilla: 0 },
      hasDeclared: false,
    };
    accounts.set(keyOf(address), opened);
    return opened;
  };

  const sendCode = (account: Account, email: string): void => {
    const value = Array.from({ length: CODE_LETTERS }, randomLetter).join('');
    account.code = { value, until: now() + CODE_MS, wrong: 0 };
    mails.set(email, [...(mails.get(email) ?? []), value]);
  };

  return {
    all: () => [...accounts.values()],
    find: (address: string) => accounts.get(keyOf(address)),
    open,
    advance: (milliseconds: number) => {
      movedBy += milliseconds;
    },
    mailsTo: (email: string) => mails.get(email) ?? [],
    nonceFor: (address: string): string => {
      const value = randomBytes(9).toString('base64url');
      nonces.set(keyOf(address), { value, until: now() + NONCE_MS });
      return value;
    },
    login: async (address: string, signature: Hex): Promise<string> => {
      const wallet = getAddress(keyOf(address));
      const nonce = nonces.get(keyOf(address));
      const refused = new Problem(401, 'This signature opens nothing.');
      if (nonce === undefined || nonce.until <= now()) throw refused;
      const message = loginMessage(wallet, nonce.value, legalLinksBase);
      const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined);
      if (signer === undefined || !isAddressEqual(signer, wallet)) throw refused;
      // Checked again, because another login may have used the nonce meanwhile.
      if (nonces.get(keyOf(address)) !== nonce) throw refused;
      nonces.delete(keyOf(address));
      open(wallet);
      const exp = Math.floor((now() + TOKEN_MS) / 1000);
      const text = `${encoded({ alg: 'HS512', typ: 'JWT' })}.${encoded({ walletAddress: wallet, exp })}`;
      return `${text}.${macOf(text).toString('base64url')}`;
    },
    callerOf: (authorization: string | undefined): Account => {
      const refused = new Problem(401, 'Who is there?');
      const [, head, claims, mac] =
        /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? [];
      if (mac === undefined) throw refused;
      const expected = macOf(`${head}.${claims}`);
      const given = Buffer.from(mac, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isOurs || given.toString('base64url') !== mac) throw refused;
      const { walletAddress, exp } = JSON.parse(
        Buffer.from(claims ?? '', 'base64url').toString('utf8'),
      );
      if (exp * 1000 <= now()) throw refused;
      return open(walletAddress);
    },
    changeEmail: (account: Account, email: string): void => {
      account.email = email;
      sendCode(account, email);
    },
    resend: (account: Account): void => {
      if (account.email === undefined) throw new Problem(409, 'There is no address to write to.');
      sendCode(account, account.email);
    },
    verify: (account: Account, given: string): void => {
      const { code } = account;
      const isOpen = code !== undefined && code.until > now() && code.wrong <= WRONG_CODES;
      if (!isOpen) throw new Problem(400, 'No code is open. Have a new one sent.');
      if (code.value !== given) {
        code.wrong += 1;
        throw new Problem(400, 'That is another code.');
      }
      delete account.code;
    },
    rename: (account: Account, { username, avatarPhoto }: Profile): void => {
      const isTaken = [...accounts.values()].some(
        (other) =>
          other !== account && username !== undefined && other.profile?.username === username,
      );
      if (isTaken) throw new Problem(409, 'That name is taken.');
      account.profile = {
        ...account.profile,
        ...(username !== undefined && { username }),
        ...(avatarPhoto !== undefined && { avatarPhoto }),
      };
    },
  };
};
