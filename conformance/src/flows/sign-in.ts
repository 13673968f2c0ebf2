import { hexToBigInt, numberToHex, serializeErc6492Signature, slice, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

import { isSameAddress } from '@trait-market/contract/shared';
import { NONCE_LIFETIME_MS, UserSchema } from '@trait-market/contract/v1/users';
import type { Check, Context } from '../check';
import { call, json } from '../contract/call';
import { expectBody, expectRefusal, expectSuccess, expectThat } from '../expectations';
import { Breach } from '../probe/outcome';
import { claimsOf } from '../session/auth';
import { askNonce, expectToken, newWallet, postLogin, signIn } from '../session/session';
import { flow } from './flow';
import { later } from './later';

const signLogin = async (
  { probe, loginMessage }: Context,
  wallet: PrivateKeyAccount,
): Promise<Hex> =>
  wallet.signMessage({
    message: loginMessage(wallet.address, await askNonce(probe, wallet.address)),
  });

const ORDER = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;

/** Returns the equivalent signature, with n − s and the opposite recovery bit. */
const twinOf = (signature: Hex): Hex => {
  const s = numberToHex(ORDER - hexToBigInt(slice(signature, 32, 64)), { size: 32 });
  const v = slice(signature, 64) === '0x1b' ? '1c' : '1b';
  return `0x${slice(signature, 0, 32).slice(2)}${s.slice(2)}${v}`;
};

const endToEnd = flow('users.login', 'nonce, signature, login, current user', {
  family: 'success',
  rule: '§4 Sign-in: fetch nonce, sign a login message, post login. §3 Access token: decoded, it holds walletAddress and exp (seconds).',
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const login = await postLogin(probe, wallet.address, await signLogin(context, wallet));
    const token = expectToken(login);
    const claims = claimsOf(token);
    if (claims === undefined) {
      throw new Breach('a token that holds walletAddress and exp', 'a different one', login);
    }
    const { walletAddress, exp } = claims;
    expectThat(isSameAddress(walletAddress, wallet.address), wallet.address, walletAddress, login);
    expectThat(exp > Date.now() / 1000, 'an exp in seconds in the future', String(exp), login);
    expectThat(exp < 1e11, 'an exp in seconds', `${exp}, which can only be milliseconds`, login);
    const me = await probe.send(call('users.me', { token }));
    expectSuccess(me);
    const user = expectBody(me, UserSchema);
    expectThat(
      isSameAddress(user.walletAddress, wallet.address),
      `the user ${wallet.address}`,
      user.walletAddress,
      me,
    );
  },
});

const singleUse = flow('users.login', 'the same login again', {
  rule: 'A nonce is good for one login: the same login sent again is a 401.',
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const signature = await signLogin(context, wallet);
    expectSuccess(await postLogin(probe, wallet.address, signature));
    expectRefusal(await postLogin(probe, wallet.address, signature), 401);
  },
});

const atOnce = flow('users.login', 'the same login twice concurrently', {
  rule: 'A nonce is good for one login: of two at the same time exactly one succeeds.',
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const signature = await signLogin(context, wallet);
    const responses = await Promise.all(
      [1, 2].map(() => postLogin(probe, wallet.address, signature)),
    );
    const [lower, higher] = responses.toSorted(
      (one, two) => one.response.status - two.response.status,
    );
    if (lower !== undefined) expectSuccess(lower);
    if (higher !== undefined) expectRefusal(higher, 401);
  },
});

const nextNonce = flow('users.nonce', 'a different one after a login', {
  rule: 'The nonce changes after its wallet has signed in.',
  run: async ({ probe, loginMessage }) => {
    const wallet = newWallet();
    const used = await askNonce(probe, wallet.address);
    const signature = await wallet.signMessage({ message: loginMessage(wallet.address, used) });
    expectSuccess(await postLogin(probe, wallet.address, signature));
    const next = await probe.send(
      call('users.nonce', { query: { walletAddress: wallet.address } }),
    );
    expectSuccess(next);
    const isUsed = next.response.body.toString('utf8').includes(used);
    expectThat(!isUsed, 'another nonce', 'the used one', next);
  },
});

const requestedTwice = flow('users.nonce', 'requested twice, then signed', {
  family: 'idempotence',
  rule: 'The latest nonce can be signed, however often it was requested.',
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    await askNonce(probe, wallet.address);
    const signature = await signLogin(context, wallet);
    expectSuccess(await postLogin(probe, wallet.address, signature));
  },
});

const ownNonces = flow('users.nonce', 'a different one for another wallet', {
  rule: 'A nonce is of one wallet, and cannot be guessed from another’s.',
  run: async ({ probe }) => {
    const one = await askNonce(probe, newWallet().address);
    const two = await probe.send(
      call('users.nonce', { query: { walletAddress: newWallet().address } }),
    );
    const isSame = two.response.body.toString('utf8').includes(one);
    expectThat(!isSame, 'another nonce', 'the same', two);
  },
});

const FORGERIES: Readonly<
  Record<string, (context: Context, wallet: PrivateKeyAccount) => Promise<string>>
> = {
  'no signature at all but zeros': async () => `0x${'00'.repeat(65)}`,
  'an empty signature': async () => '0x',
  // Two bytes are removed, because without the last byte only it could be a valid compact signature
  // (EIP-2098).
  'a signature of 63 bytes': async (context, wallet) =>
    (await signLogin(context, wallet)).slice(0, -4),
  'a signature of 66 bytes': async (context, wallet) => `${await signLogin(context, wallet)}00`,
  // A target without smart accounts refuses it too.
  'the signature of another wallet, wrapped as a smart account’s': async (
    { probe, loginMessage },
    wallet,
  ) => {
    const message = loginMessage(wallet.address, await askNonce(probe, wallet.address));
    return serializeErc6492Signature({
      address: newWallet().address,
      data: '0x',
      signature: await newWallet().signMessage({ message }),
    });
  },
  'the signature of another wallet': async ({ probe, loginMessage }, wallet) =>
    newWallet().signMessage({
      message: loginMessage(wallet.address, await askNonce(probe, wallet.address)),
    }),
  'a signature over another wallet’s message': async ({ probe, loginMessage }, wallet) => {
    const other = newWallet();
    return wallet.signMessage({
      message: loginMessage(other.address, await askNonce(probe, other.address)),
    });
  },
  'a signature over an altered text': async ({ probe, loginMessage }, wallet) =>
    wallet.signMessage({
      message: `${loginMessage(wallet.address, await askNonce(probe, wallet.address))}.`,
    }),
  'a signature over the nonce alone': async ({ probe }, wallet) =>
    wallet.signMessage({ message: await askNonce(probe, wallet.address) }),
  'a signature over a made-up nonce': async ({ probe, loginMessage }, wallet) => {
    await askNonce(probe, wallet.address);
    return wallet.signMessage({ message: loginMessage(wallet.address, 'f'.repeat(48)) });
  },
  'a signature without a requested nonce': ({ loginMessage }, wallet) =>
    wallet.signMessage({ message: loginMessage(wallet.address, '') }),
};

const forgeries = Object.entries(FORGERIES).map(([what, forge]) =>
  flow('users.login', what, {
    rule: '§4 Sign-in: only the wallet’s own signature over its login message signs in; anything else is a 401.',
    run: async (context) => {
      const wallet = newWallet();
      const signature = await forge(context, wallet);
      expectRefusal(await postLogin(context.probe, wallet.address, signature), 401);
    },
  }),
);

const twin = flow('users.login', 'the other signature of a used nonce', {
  rule: 'A used nonce stays used, also for the equivalent signature (n − s).',
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const signature = await signLogin(context, wallet);
    expectSuccess(await postLogin(probe, wallet.address, signature));
    expectRefusal(await postLogin(probe, wallet.address, twinOf(signature)), 401);
  },
});

const noLockOut = flow('users.login', 'after failed logins in its name', {
  rule: "Failed logins don't use up a nonce, so no one can lock a wallet out.",
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const signature = await signLogin(context, wallet);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expectRefusal(await postLogin(probe, wallet.address, `0x${'5a'.repeat(65)}`), 401);
    }
    expectSuccess(await postLogin(probe, wallet.address, signature));
  },
});

/** Builds the address by hand, because viem always writes a correct checksum. */
const badChecksum = (address: string): string =>
  address.replace(/[a-fA-F](?=[^a-fA-F]*$)/, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const CASES: Readonly<Record<string, (address: string) => string>> = {
  'in lower case': (address) => address.toLowerCase(),
  'in upper case': (address) => `0x${address.slice(2).toUpperCase()}`,
  'with a wrong checksum': badChecksum,
};

const addressCases = Object.entries(CASES).map(([what, written]) =>
  flow('users.login', `the address ${what}`, {
    rule: '§3 Wallet address: 0x and 40 hex characters, of any case; it is one account however it is written.',
    run: async (context) => {
      const { probe } = context;
      const wallet = newWallet();
      const walletAddress = written(wallet.address);
      const requested = await probe.send(call('users.nonce', { query: { walletAddress } }));
      expectSuccess(requested);
      const signature = await signLogin(context, wallet);
      const body = json({ walletAddress, signature, messageVersion: 'v3' });
      const token = expectToken(await probe.send(call('users.login', { body })));
      const me = await probe.send(call('users.me', { token }));
      expectSuccess(me);
      const user = expectBody(me, UserSchema);
      expectThat(
        isSameAddress(user.walletAddress, wallet.address),
        `the user ${wallet.address}`,
        user.walletAddress,
        me,
      );
    },
  }),
);

const foreignToken = flow('users.me', 'another user’s token', {
  family: 'token',
  rule: '§4 Current user: a token is of one wallet, and shows that wallet and no other.',
  run: async ({ probe, loginMessage }) => {
    const [one, other] = [await signIn(probe, loginMessage), await signIn(probe, loginMessage)];
    for (const { walletAddress, token } of [one, other, one]) {
      const me = await probe.send(call('users.me', { token }));
      expectSuccess(me);
      const user = expectBody(me, UserSchema);
      expectThat(
        isSameAddress(user.walletAddress, walletAddress),
        `the user ${walletAddress}`,
        user.walletAddress,
        me,
      );
    }
  },
});

const oldNonce = flow('users.login', 'a nonce of more than five minutes', {
  rule: 'A nonce lives for five minutes; a login with an older one is a 401.',
  needs: ['advanceClock'],
  run: async (context) => {
    const { probe } = context;
    const wallet = newWallet();
    const signature = await signLogin(context, wallet);
    await later(context, NONCE_LIFETIME_MS + 1000, async () => {
      expectRefusal(await postLogin(probe, wallet.address, signature), 401);
    });
  },
});

export const signInFlows = (): Check[] => [
  endToEnd,
  singleUse,
  atOnce,
  nextNonce,
  requestedTwice,
  ownNonces,
  ...forgeries,
  twin,
  noLockOut,
  ...addressCases,
  foreignToken,
  oldNonce,
];
