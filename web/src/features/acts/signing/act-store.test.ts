import { executedAct, listing, receipt } from '@trait-market/contract/fixtures/economy/orders';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import { pending } from '@/testing/session-store';

import type { Outcome } from '../outcome/outcome';
import type { ActDraft } from './act-draft';
import { createActStore, type ActDependencies } from './act-store';
import { NO_LABELS } from './labels';
import type { Signable } from './signable';

const NOW = Date.UTC(2026, 10, 21);
const SIGNATURE = `0x${'5a'.repeat(65)}` as const;
const filled: Outcome = { kind: 'filled', receipt };

const purchase: Signable = {
  kind: 'fulfilment',
  chainId: 1,
  terms: listing.components,
  commitments: [],
  message: {
    orderHash: listing.hash,
    fulfiller: bobAddress,
    quantity: '1',
    highestPrice: '120000000000000000',
    lowestProceeds: '0',
    nonce: '7',
    deadline: '0',
  },
};
const wrap: Signable = { kind: 'wrap', chainId: 1, message: wrapRequest.message };
const offer: Signable = {
  kind: 'order',
  chainId: 1,
  components: listing.components,
  commitments: [],
};

const refusal = (code: string, status = 409) =>
  new AppError('http', 'raw', { status, data: { message: 'raw', code } });
const noAnswer = new AppError('network', 'raw');

const setUp = (overrides: Partial<ActDependencies> = {}, kept?: ActDraft) => {
  let draft = kept;
  let clock = NOW;
  const wallet = {
    chainId: vi.fn(async (): Promise<number | undefined> => 1),
    switchChain: vi.fn(async () => {}),
    signTypedData: vi.fn(async () => SIGNATURE),
  };
  const send = vi.fn<ActDependencies['send']>(async () => filled);
  const find = vi.fn<ActDependencies['find']>(async () => ({ kind: 'notExecuted' }));
  const onChange = vi.fn();
  const onThrough = vi.fn();
  const dependencies: ActDependencies = {
    act: { kind: 'buy', order: listing },
    page: '/traits/tomato-fez',
    address: bobAddress,
    loadWallet: async () => wallet,
    send,
    cancelReplaced: async () => {},
    approvals: () => [],
    find,
    draft: {
      write: (next) => {
        draft = structuredClone(next);
      },
      clear: () => {
        draft = undefined;
      },
    },
    now: () => clock,
    onChange,
    onThrough,
    ...overrides,
  };
  const store = createActStore(dependencies, kept);
  const kinds: string[] = [];
  store.subscribe(() => kinds.push(store.read().kind));
  return {
    store,
    wallet,
    send,
    approvals: () => [],
    find,
    onChange,
    kinds,
    draft: () => draft,
    /** What the next page of this tab makes of it. */
    reloaded: (others: Partial<ActDependencies> = {}) => setUp({ ...overrides, ...others }, draft),
    pass: (ms: number) => {
      clock += ms;
    },
  };
};

const refusedOf = (store: ReturnType<typeof setUp>['store']) => {
  const state = store.read();
  if (state.kind !== 'refused') throw new Error(`It is ${state.kind}.`);
  return state.refused;
};

describe('a session that ends in the middle', () => {
  const unauthorized = new AppError('http', 'raw', { status: 401 });

  test('leaves what was reviewed to sign anew, and nothing that was surely refused', async () => {
    const { store, send, reloaded } = setUp();
    send.mockRejectedValueOnce(unauthorized);
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('signIn');
    const draft = store.interrupt();
    expect(draft).toMatchObject({ steps: [{ kind: 'fulfilment' }], wasAsked: false });
    expect(draft).not.toHaveProperty('signature');
    const next = setUp({}, draft);
    expect(next.draft()).toEqual(draft);
    await next.store.resume();
    expect(next.store.read()).toMatchObject({ kind: 'reviewing' });
    expect(next.send).not.toHaveBeenCalled();
    expect(reloaded().store.read().kind).toBe('reviewing');
  });

  test('leaves what stands in the form', () => {
    const { store } = setUp();
    store.keepValues({ price: '0.5' });
    expect(store.interrupt()).toMatchObject({ values: { price: '0.5' }, steps: [] });
  });

  test('uses no signature that comes after it', async () => {
    const signature = pending<typeof SIGNATURE>();
    const { store, wallet, send } = setUp();
    wallet.signTypedData.mockReturnValue(signature.promise);
    store.review([purchase], NO_LABELS);
    const confirmed = store.confirm();
    await vi.waitFor(() => expect(wallet.signTypedData).toHaveBeenCalled());
    store.interrupt();
    signature.resolve(SIGNATURE);
    await confirmed;
    expect(send).not.toHaveBeenCalled();
  });

  test('leaves nothing of what is done', async () => {
    const { store } = setUp();
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(store.interrupt()).toBeUndefined();
  });
});

describe('one signature', () => {
  test('is reviewed, signed, sent and done, and nothing of it is kept', async () => {
    const { store, wallet, kinds, draft, onChange } = setUp();
    store.review([purchase], NO_LABELS);
    expect(wallet.signTypedData).not.toHaveBeenCalled();
    await store.confirm();
    expect(kinds).toEqual(['reviewing', 'signing', 'signing', 'sending', 'done']);
    expect(store.read()).toMatchObject({ kind: 'done', outcome: filled });
    expect(wallet.switchChain).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledOnce();
    expect(draft()).toBeUndefined();
  });

  test('what is signed is what was reviewed', async () => {
    const { store, wallet } = setUp();
    store.review([purchase], NO_LABELS);
    const state = store.read();
    await store.confirm();
    const reviewed = state.kind === 'reviewing' ? state.steps[0] : undefined;
    expect(reviewed?.kind === 'fulfilment' && reviewed.message.deadline).toBe(
      String((NOW + 30 * 60_000) / 1000),
    );
    expect(wallet.signTypedData).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        primaryType: 'Fulfilment',
        message: expect.objectContaining({ deadline: BigInt((NOW + 30 * 60_000) / 1000) }),
      }),
    );
  });

  test('confirming twice asks the wallet once', async () => {
    const answer = pending<typeof SIGNATURE>();
    const { store, wallet } = setUp();
    wallet.signTypedData.mockImplementation(() => answer.promise);
    store.review([purchase], NO_LABELS);
    const both = [store.confirm(), store.confirm()];
    answer.resolve(SIGNATURE);
    await Promise.all(both);
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('a review that has expired gets a new deadline, and is shown again before it is signed', async () => {
    const { store, wallet, pass } = setUp();
    store.review([purchase], NO_LABELS);
    pass(29 * 60_000);
    await store.confirm();
    expect(wallet.signTypedData).not.toHaveBeenCalled();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'renewed' });
    await store.confirm();
    expect(store.read().kind).toBe('done');
  });
});

describe('the wrong chain', () => {
  test('is asked to switch before it is asked to sign', async () => {
    const asked: string[] = [];
    const { store, wallet, kinds } = setUp();
    wallet.chainId.mockResolvedValue(137);
    wallet.switchChain.mockImplementation(async () => void asked.push('switch'));
    wallet.signTypedData.mockImplementation(async () => {
      asked.push('sign');
      return SIGNATURE;
    });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(asked).toEqual(['switch', 'sign']);
    expect(kinds).toContain('switchingChain');
  });

  test('that is not left ends in words, with nothing signed', async () => {
    const { store, wallet } = setUp();
    wallet.chainId.mockResolvedValue(137);
    wallet.switchChain.mockRejectedValue(walletError('rejected'));
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).words).toMatch(/declined/);
    expect(wallet.signTypedData).not.toHaveBeenCalled();
  });
});

describe('two signatures', () => {
  const both = async (overrides: Partial<ActDependencies> = {}) => {
    const it = setUp(overrides);
    it.store.review([wrap, offer], NO_LABELS);
    await it.store.confirm();
    return it;
  };

  test('come one after the other, each sent before the next is asked for', async () => {
    const { store, wallet, send } = await both();
    await vi.waitFor(() => expect(store.read().kind).toBe('done'));
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['wrap', 'order']);
  });

  test('the first is through when the second is declined: only that one is asked for again', async () => {
    const it = setUp();
    it.wallet.signTypedData
      .mockResolvedValueOnce(SIGNATURE)
      .mockRejectedValueOnce(walletError('rejected'));
    it.store.review([wrap, offer], NO_LABELS);
    await it.store.confirm();
    await vi.waitFor(() => expect(it.store.read().kind).toBe('refused'));
    const { store, send } = it.reloaded();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'halfway', at: 1 });
    await store.confirm();
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(['order']);
  });
});

test('of three signatures a reload finds the one that is next, and what comes after it', async () => {
  const steps = ['1', '2', '3'].map((salt): Signable => ({
    ...offer,
    components: { ...listing.components, salt },
  }));
  const it = setUp();
  it.wallet.signTypedData
    .mockResolvedValueOnce(SIGNATURE)
    .mockImplementationOnce(() => new Promise(() => {}));
  it.store.review(steps, NO_LABELS);
  void it.store.confirm();
  await vi.waitFor(() => expect(it.wallet.signTypedData).toHaveBeenCalledTimes(2));
  const { store, send } = it.reloaded();
  expect(store.read()).toEqual({ kind: 'reviewing', notice: 'reloaded', steps, at: 1 });
  await store.confirm();
  await vi.waitFor(() => expect(store.read().kind).toBe('done'));
  expect(send.mock.calls.map(([step]) => step)).toEqual(steps.slice(1));
});

describe('a refusal', () => {
  test('of the market is told by its code, and what is shown is fetched anew', async () => {
    const { store, onChange } = setUp({ send: () => Promise.reject(refusal('filled')) });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store)).toMatchObject({ title: 'Someone else got it first', remedy: 'close' });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('of the wallet can be tried again', async () => {
    const { store, wallet } = setUp();
    wallet.signTypedData.mockRejectedValueOnce(walletError('rejected'));
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('sign');
    await store.confirm();
    expect(store.read().kind).toBe('done');
  });

  test('for a deadline leads to a review with fresh time', async () => {
    const { store } = setUp({ send: () => Promise.reject(refusal('deadline-passed')) });
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('review');
    store.reviewAgain();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'renewed' });
  });
});

describe('without an answer', () => {
  const lost = async () => {
    const it = setUp();
    it.send.mockRejectedValueOnce(noAnswer);
    it.store.review([purchase], NO_LABELS);
    await it.store.confirm();
    return it;
  };

  test('the same signature is sent again, and the wallet is not asked', async () => {
    const { store, wallet, send } = await lost();
    expect(refusedOf(store).remedy).toBe('send');
    await store.sendAgain();
    expect(store.read().kind).toBe('done');
    expect(send.mock.calls.map(([, signature]) => signature)).toEqual([SIGNATURE, SIGNATURE]);
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('T60 it is looked for in the history by its hash: what is found there is done', async () => {
    const it = setUp();
    it.send.mockRejectedValueOnce(noAnswer);
    it.find.mockResolvedValueOnce({ kind: 'executed', act: executedAct });
    it.store.review([purchase], NO_LABELS);
    await it.store.confirm();
    expect(it.store.read()).toMatchObject({
      kind: 'done',
      outcome: { kind: 'arrived', act: executedAct },
    });
    expect(it.send.mock.calls.map(([sent]) => sent)).toEqual(
      it.find.mock.calls.map(([sought]) => sought),
    );
    expect(it.draft()).toBeUndefined();
  });

  test.each(['notExecuted', 'unknown'] as const)(
    'T60 nobody is told that nothing moved, or to sign again, while the history says: %s',
    async (kind) => {
      const it = setUp();
      it.find.mockResolvedValue({ kind });
      it.send.mockRejectedValue(noAnswer);
      it.store.review([purchase], NO_LABELS);
      await it.store.confirm();
      expect(refusedOf(it.store)).toMatchObject({
        title: 'It may have gone through',
        remedy: 'send',
      });
      expect(refusedOf(it.store).words).not.toMatch(/Nothing has moved/);
    },
  );

  test('T60 what had arrived all the same is done, however late it is sent again', async () => {
    const { store, send, pass, wallet } = await lost();
    pass(24 * 60 * 60_000);
    send.mockRejectedValueOnce(refusal('already-executed'));
    await store.sendAgain();
    expect(store.read()).toMatchObject({ kind: 'done', outcome: { kind: 'arrived' } });
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('T60 a refusal of the second time does not say that nothing came of the first', async () => {
    const { store, send } = await lost();
    send.mockRejectedValueOnce(refusal('underfunded'));
    await store.sendAgain();
    expect(refusedOf(store)).toMatchObject({ title: 'Your balance is too low', remedy: 'send' });
    expect(refusedOf(store).words).toMatch(/may still have gone through: check your activity/);
  });

  test('T60 a sign-in that is no longer accepted leaves what was signed before, to send again', async () => {
    const { store, send, draft } = await lost();
    send.mockRejectedValueOnce(new AppError('http', 'raw', { status: 401 }));
    await store.sendAgain();
    expect(refusedOf(store).remedy).toBe('signIn');
    expect(store.interrupt()?.signature).toBe(SIGNATURE);
    expect(draft()?.signature).toBe(SIGNATURE);
  });

  test('T60 only once it is certain that it never arrived is it signed again, with a new nonce', async () => {
    const { store, send, wallet } = await lost();
    send.mockRejectedValueOnce(refusal('deadline-passed', 400));
    await store.sendAgain();
    expect(refusedOf(store).remedy).toBe('review');
    store.reviewAgain();
    await store.confirm();
    expect(store.read().kind).toBe('done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    const nonces = send.mock.calls.map(([sent]) =>
      sent.kind === 'fulfilment' ? sent.message.nonce : undefined,
    );
    expect(nonces[1]).toBe(nonces[0]);
    expect(nonces[2]).not.toBe(nonces[0]);
  });
});

describe('a reload', () => {
  test('while filling in finds what stood in the form', () => {
    const { store, reloaded } = setUp();
    store.keepValues({ quantity: '2' });
    const after = reloaded();
    expect(after.store.read().kind).toBe('filling');
    expect(after.store.values()).toEqual({ quantity: '2' });
  });

  test('while reviewing finds the same terms, to the salt', () => {
    const { store, reloaded } = setUp();
    store.review([offer], { assets: { a: 'Helmet' }, fees: {} });
    const after = reloaded().store;
    expect(after.read()).toEqual(store.read());
    expect(after.labels().assets).toEqual({ a: 'Helmet' });
  });

  test('while the wallet asks leads back to the review, and says that the request may be open', async () => {
    const { store, wallet, reloaded } = setUp();
    wallet.signTypedData.mockImplementation(() => new Promise(() => {}));
    store.review([purchase], NO_LABELS);
    void store.confirm();
    await vi.waitFor(() => expect(wallet.signTypedData).toHaveBeenCalled());
    const after = reloaded();
    expect(after.store.read()).toMatchObject({ kind: 'reviewing', notice: 'reloaded' });
    await after.store.resume();
    expect(after.send).not.toHaveBeenCalled();
  });

  test('while sending sends the same again, and asks the wallet for nothing', async () => {
    const it = setUp({ send: () => new Promise(() => {}) });
    it.store.review([purchase], NO_LABELS);
    void it.store.confirm();
    await vi.waitFor(() => expect(it.store.read().kind).toBe('sending'));
    const send = vi.fn<ActDependencies['send']>(async () => filled);
    const after = it.reloaded({ send });
    await after.store.resume();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'fulfilment' }),
      SIGNATURE,
    );
    expect(after.store.read().kind).toBe('done');
    expect(after.wallet.signTypedData).not.toHaveBeenCalled();
  });

  test('keeps a signature over two reloads', async () => {
    const it = setUp({ send: () => new Promise(() => {}) });
    it.store.review([purchase], NO_LABELS);
    void it.store.confirm();
    await vi.waitFor(() => expect(it.store.read().kind).toBe('sending'));
    expect(it.reloaded().draft()?.signature).toBe(SIGNATURE);
  });
});

describe('a wallet that does not answer', () => {
  test('can be given up; what it signs after that is not sent', async () => {
    const answer = pending<typeof SIGNATURE>();
    const { store, wallet, send } = setUp();
    wallet.signTypedData.mockImplementationOnce(() => answer.promise);
    store.review([purchase], NO_LABELS);
    const confirming = store.confirm();
    await vi.waitFor(() => expect(wallet.signTypedData).toHaveBeenCalled());
    store.stopWaiting();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'stopped' });
    answer.resolve(SIGNATURE);
    await confirming;
    expect(send).not.toHaveBeenCalled();
    await store.confirm();
    expect(send).toHaveBeenCalledOnce();
  });
});

test('closing leaves nothing behind', () => {
  const { store, draft } = setUp({ address: aliceAddress });
  store.review([purchase], NO_LABELS);
  expect(draft()).toBeDefined();
  store.close();
  expect(draft()).toBeUndefined();
});
