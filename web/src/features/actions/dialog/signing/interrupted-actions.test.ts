import { describe, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import {
  SIGNATURE,
  filled,
  purchase,
  offer,
  setUp,
  refusedOf,
} from '@/testing/actions/action-store';
import { pending } from '@/testing/session-store';

import type { ActionDependencies } from './action-dependencies';
import { NO_LABELS } from '../../messages/text/labels';

describe('a session that ends in the middle of an action', () => {
  const unauthorized = new AppError('http', 'raw', { status: 401 });

  test('leaves the review to be signed again, but no action that was definitely refused', async () => {
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

  test('restores the typed values of the form', () => {
    const { store } = setUp();
    store.saveValues({ price: '0.5' });
    expect(store.interrupt()).toMatchObject({ values: { price: '0.5' }, steps: [] });
  });

  test('does not use a signature that arrives afterwards', async () => {
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

  test('T99 does not request the next signature when a late response arrives', async () => {
    const answer = pending<typeof filled>();
    const { store, wallet, send, draft } = setUp();
    send.mockReturnValue(answer.promise);
    store.review([purchase, offer], NO_LABELS);
    const confirmed = store.confirm();
    await vi.waitFor(() => expect(store.read().kind).toBe('sending'));
    store.interrupt();
    answer.resolve(filled);
    await confirmed;
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
    expect(draft()).toMatchObject({ at: 1 });
    expect(draft()).not.toHaveProperty('signature');
  });

  test('stores nothing of an action that is done', async () => {
    const { store } = setUp();
    store.review([purchase], NO_LABELS);
    await store.confirm();
    expect(store.interrupt()).toBeUndefined();
  });
});

describe('a reload', () => {
  test('while the form is open restores the typed values', () => {
    const { store, reloaded } = setUp();
    store.saveValues({ quantity: '2' });
    const after = reloaded();
    expect(after.store.read().kind).toBe('filling');
    expect(after.store.values()).toEqual({ quantity: '2' });
  });

  test('during the review shows the same terms, down to the salt', () => {
    const { store, reloaded } = setUp();
    store.review([offer], { assets: { a: 'Helmet' }, fees: {} });
    const after = reloaded().store;
    expect(after.read()).toEqual(store.read());
    expect(after.labels().assets).toEqual({ a: 'Helmet' });
  });

  test('during a signature request returns to the review, and says that the request may still be open', async () => {
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

  test('while sending sends the same again, without another signature request', async () => {
    const it = setUp({ send: () => new Promise(() => {}) });
    it.store.review([purchase], NO_LABELS);
    void it.store.confirm();
    await vi.waitFor(() => expect(it.store.read().kind).toBe('sending'));
    const send = vi.fn<ActionDependencies['send']>(async () => filled);
    const after = it.reloaded({ send });
    await after.store.resume();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'fulfilment' }),
      SIGNATURE,
    );
    expect(after.store.read().kind).toBe('done');
    expect(after.wallet.signTypedData).not.toHaveBeenCalled();
  });

  test('stores a signature that was sent before it', async () => {
    const it = setUp({ send: () => new Promise(() => {}) });
    it.store.review([purchase], NO_LABELS);
    void it.store.confirm();
    await vi.waitFor(() => expect(it.store.read().kind).toBe('sending'));
    expect(it.reloaded().draft()?.signature).toBe(SIGNATURE);
  });
});

describe('a wallet that does not respond', () => {
  test('can be abandoned, and a late signature is not sent', async () => {
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
