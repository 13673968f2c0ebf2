import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { AccessTokenSchema } from '@trait-market/contract/v1/users';
import jwt from 'jsonwebtoken';
import supertest from 'supertest';
import { numberToHex } from 'viem';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createMockServer } from '../../../app/mock-server';
import { expectRefusal } from '../../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { askNonce, newWallet, postLogin, signIn, signLogin } from '../../../testing/wallet';

const server = useMockServer();

describe('nonce', () => {
  test.each([
    ['41 hex digits', `walletAddress=0x${'a'.repeat(41)}`],
    ['no hex', `walletAddress=0x${'g'.repeat(40)}`],
    ['nothing', ''],
  ])('T1 an address of %s is refused', async (_, query) => {
    await expectRefusal(server.world().call('get', `/v1/users/nonce?${query}`), 400);
  });

  test('T2 two addresses are refused', async () => {
    const { address } = newWallet();
    const twice = `walletAddress=${address}&walletAddress=${address}`;
    await expectRefusal(server.world().call('get', `/v1/users/nonce?${twice}`), 400);
  });

  test('T3 an operator in place of an address is refused', async () => {
    await expectRefusal(server.world().call('get', '/v1/users/nonce?walletAddress[$ne]=x'), 400);
  });

  test('T4 stays the same until it is used, and is then replaced, with at least 128 random bits', async () => {
    const world = server.world();
    const wallet = newWallet();
    const first = await askNonce(world, wallet.address);
    expect(await askNonce(world, wallet.address)).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32,}$/);
    await signIn(world, wallet);
    expect(await askNonce(world, wallet.address)).not.toBe(first);
  });

  test('differs for another wallet, and in another world', async () => {
    const world = server.world();
    const { address } = newWallet();
    const nonce = await askNonce(world, address);
    expect(await askNonce(world, newWallet().address)).not.toBe(nonce);
    expect(await askNonce(server.world(), address)).not.toBe(nonce);
  });
});

describe('login', () => {
  test('gives a token with only the address and an expiry', async () => {
    const wallet = newWallet();
    const token = await signIn(server.world(), wallet);
    expect(jwt.decode(token)).toEqual({ walletAddress: wallet.address, exp: expect.any(Number) });
  });

  test('T5 a successful login that is sent again is refused', async () => {
    const world = server.world();
    const wallet = newWallet();
    const signature = await signLogin(world, wallet);
    await postLogin(world, wallet.address, signature).expect(200);
    await expectRefusal(postLogin(world, wallet.address, signature), 401);
  });

  test('T6 of two identical logins at once exactly one succeeds', async () => {
    const world = server.world();
    const wallet = newWallet();
    const signature = await signLogin(world, wallet);
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => postLogin(world, wallet.address, signature)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('T7 a nonce is refused after five minutes, but not just before', async () => {
    const world = server.world();
    const [late, early] = [newWallet(), newWallet()];
    const signature = await signLogin(world, late);
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 5 * 60_000 })
      .expect(200);
    await expectRefusal(postLogin(world, late.address, signature), 401);

    const inTime = await signLogin(world, early);
    await world
      .call('post', '/__mock/clock')
      .send({ advanceMs: 4 * 60_000 })
      .expect(200);
    await postLogin(world, early.address, inTime).expect(200);
  });

  test('T8 a message for A signed by B does not sign in as A', async () => {
    const world = server.world();
    const [a, b] = [newWallet(), newWallet()];
    const message = loginMessage(
      a.address,
      await askNonce(world, a.address),
      LOCAL_LEGAL_LINKS_BASE,
    );
    await expectRefusal(postLogin(world, a.address, await b.signMessage({ message })), 401);
  });

  test('T9 fifty invalid logins do not lock the owner out', async () => {
    const world = server.world();
    const wallet = newWallet();
    const signature = await signLogin(world, wallet);
    const junk = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        postLogin(world, wallet.address, numberToHex(BigInt(index + 1), { size: 65 })),
      ),
    );
    expect(new Set(junk.map(({ status }) => status))).toEqual(new Set([401]));
    await postLogin(world, wallet.address, signature).expect(200);
  });

  test('T10 T89 of a signature’s forms each signs in, and none once the nonce is used', async () => {
    const world = server.world();
    for (const form of [0, 1, 2, 3, 4]) {
      const wallet = newWallet();
      const forms = Object.values(signatureForms(await signLogin(world, wallet)));
      await postLogin(world, wallet.address, forms[form] ?? '').expect(200);
      for (const used of forms) {
        await expectRefusal(postLogin(world, wallet.address, used), 401);
      }
    }
  });

  test.each([
    ['empty', '0x'],
    ['of half a byte', '0x1'],
    ['of 64 bytes', `0x${'5a'.repeat(64)}`],
    ['of 66 bytes', `0x${'5a'.repeat(66)}`],
    ['with r = 0', `0x${'00'.repeat(32)}${'5a'.repeat(32)}1b`],
    ['with s = 0', `0x${'5a'.repeat(32)}${'00'.repeat(32)}1b`],
    ['with an unknown recovery bit', `0x${'5a'.repeat(64)}77`],
  ])('T11 a signature %s is refused', async (_, signature) => {
    const world = server.world();
    const { address } = newWallet();
    await askNonce(world, address);
    await expectRefusal(postLogin(world, address, signature), 401);
  });

  test('T12 an address is the same account in upper or lower case, even with a wrong checksum', async () => {
    const world = server.world();
    const wallet = newWallet();
    const swapped = wallet.address
      .slice(2)
      .replace(/[a-z]/gi, (digit) =>
        digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase(),
      );
    for (const digits of [swapped.toLowerCase(), swapped.toUpperCase(), swapped]) {
      const nonce = await askNonce(world, `0x${digits}`);
      expect(await askNonce(world, wallet.address)).toBe(nonce);
      const login = postLogin(world, `0x${digits}`, await signLogin(world, wallet));
      const { accessToken } = AccessTokenSchema.parse((await login.expect(200)).body);
      const me = await world.call('get', '/v1/users/me', accessToken).expect(200);
      expect(me.body.walletAddress).toBe(wallet.address);
    }
    const found = await world.call('get', `/v1/users/search?searchKey=0x${swapped}`).expect(200);
    expect(found.body).toHaveLength(1);
  });

  test.each(['v2', 'v3 ', undefined])(
    'T13 message version %s is refused',
    async (messageVersion) => {
      const world = server.world();
      const wallet = newWallet();
      const signature = await signLogin(world, wallet);
      await expectRefusal(
        world
          .call('post', '/v1/users/login')
          .send({ walletAddress: wallet.address, signature, messageVersion }),
        400,
      );
    },
  );

  test('T14 a signature over an altered text is refused', async () => {
    const world = server.world();
    const wallet = newWallet();
    const nonce = await askNonce(world, wallet.address);
    const message = `${loginMessage(wallet.address, nonce, LOCAL_LEGAL_LINKS_BASE)} `;
    const signature = await wallet.signMessage({ message });
    await expectRefusal(postLogin(world, wallet.address, signature), 401);
  });

  test('is refused without a requested nonce', async () => {
    const wallet = newWallet();
    const signature = await wallet.signMessage({
      message: loginMessage(wallet.address, 'mine', LOCAL_LEGAL_LINKS_BASE),
    });
    await expectRefusal(postLogin(server.world(), wallet.address, signature), 401);
  });

  test('creates a new user without profile, credits or tax declaration', async () => {
    const world = server.world();
    const wallet = newWallet();
    const token = await signIn(world, wallet);
    const [me, credits, tax] = await Promise.all([
      world.call('get', '/v1/users/me', token).expect(200),
      world.call('get', '/v1/users/credits', token).expect(200),
      world.call('get', '/v1/users/taxStatus', token).expect(200),
    ]);
    expect(me.body).toEqual({
      walletAddress: wallet.address,
      username: null,
      avatarPhoto: null,
      emailAddress: null,
      emailVerified: false,
      premiumTier: 'Free',
    });
    expect(credits.body).toEqual({ subscription: { amount: 0 }, vanilla: { amount: 0 } });
    expect(tax.body).toEqual({ alreadyAnswered: false });
    await expectRefusal(world.call('get', '/v1/users/profile', token), 404);
  });
});

describe('legal links of the login message', () => {
  const PRODUCT = 'https://market.example';
  const LEGAL = 'https://legal.example/market';

  test.each([
    [{}, LOCAL_LEGAL_LINKS_BASE, PRODUCT],
    [{ productUrl: PRODUCT }, PRODUCT, LOCAL_LEGAL_LINKS_BASE],
    [{ productUrl: `${PRODUCT}/` }, PRODUCT, LEGAL],
    [{ productUrl: PRODUCT, legalLinksBase: LEGAL }, LEGAL, PRODUCT],
    [{ legalLinksBase: `${LEGAL}/` }, LEGAL, LOCAL_LEGAL_LINKS_BASE],
  ])('with %j a message with links below %s signs in, and %s does not', async (set, own, other) => {
    const mock = await createMockServer({
      port: 0,
      host: '127.0.0.1',
      users: 2,
      traits: 8,
      ...set,
    });
    onTestFinished(() => mock.stop());
    const world: WorldClient = {
      name: 'default',
      call: (method, path) => supertest(mock.url)[method](path),
    };
    const wallet = newWallet();
    const nonce = await askNonce(world, wallet.address);
    const signed = (base: string) =>
      wallet.signMessage({ message: loginMessage(wallet.address, nonce, base) });
    await expectRefusal(postLogin(world, wallet.address, await signed(other)), 401);
    await postLogin(world, wallet.address, await signed(own)).expect(200);
  });
});
