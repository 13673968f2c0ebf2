import { describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { SIGNATURE, filled, purchase, offer, setUp, refusedOf } from '@/testing/act-store';
import { pending } from '@/testing/session-store';

import type { ActDependencies } from './act-store';
import { NO_LABELS } from './labels';

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
