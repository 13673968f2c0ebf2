import { beforeEach, describe, expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { NOW, SIGNATURE, refusedOf, setUp } from '@/testing/actions/action-store';
import { SIGNATURE_VALID_MS } from '@/config/constants';

import { UnprovenRefusal } from '../../messages/refusal';
import { isDraw } from '../../messages/round';
import { newStep, type StepOf } from '../../messages/step';
import { NO_LABELS } from '../../messages/text/labels';
import { reserveCommitment } from '../../messages/used-commitments';

const noAnswer = new AppError('network', 'raw');

const bytes = (digit: string) => `0x${digit.repeat(64)}` as const;

const draw: StepOf<'packOpen'> = {
  ...newStep('packOpen', 1, {
    owner: '0x00000000000000000000000000000000000000c1',
    drop: 'tide',
    packs: '1',
    commitment: bytes('1'),
    table: bytes('2'),
    entropy: bytes('3'),
    beacon: bytes('4'),
    round: '1',
  }),
  rounds: { period: 3, genesisTime: NOW / 1000 - 30, marketAheadMs: 0 },
};

beforeEach(() => localStorage.clear());

describe('E362 a refused draw', () => {
  const receipt = { index: 0, entry: '{}', signature: '0x00' };
  const refusedDraw = (code: string) =>
    new AppError('http', 'raw', { status: 409, data: { message: 'raw', code, receipt } });

  test('E362 with a receipt is final, also after a first try without a response', async () => {
    const { store, send, find } = setUp();
    send.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(refusedDraw('table-moved'));
    store.review([draw], NO_LABELS);
    await store.confirm();
    find.mockClear();
    await store.sendAgain();
    expect(refusedOf(store)).toMatchObject({
      title: 'The chances have changed',
      remedy: 'fill',
      entry: 0,
    });
    expect(find).not.toHaveBeenCalled();
  });

  test('E362 T163 without proof keeps the signature, and offers the evidence', async () => {
    const { store, send } = setUp();
    send.mockRejectedValueOnce(new UnprovenRefusal(`0x${'a'.repeat(64)}`, '{"id":1}'));
    store.review([draw], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store)).toMatchObject({
      remedy: 'send',
      evidence: { name: 'refusal-aaaaaaaaaa.json', text: '{"id":1}' },
    });
    await store.sendAgain();
    expect(store.read().kind).toBe('done');
  });

  test.each(['deadline-passed', 'round-passed'])(
    'E362 leads back to the form, which fetches the next commitment: %s',
    async (code) => {
      const { store } = setUp({ send: () => Promise.reject(refusedDraw(code)) });
      store.review([draw], NO_LABELS);
      await store.confirm();
      expect(refusedOf(store).remedy).toBe('fill');
    },
  );

  test.each(['table-moved', 'replayed'])(
    'E362 T160 isn’t offered for another signature after a reload: %s',
    async (code) => {
      const { store, reloaded, draft } = setUp({ send: () => Promise.reject(refusedDraw(code)) });
      store.review([draw], NO_LABELS);
      await store.confirm();
      expect(store.read().kind).toBe('refused');
      expect(draft()?.steps).toEqual([]);
      expect(reloaded().store.read().kind).toBe('filling');
    },
  );

  test('E357 T160 signs nothing under a commitment that another message has used', async () => {
    reserveCommitment({ ...draw, message: { ...draw.message, entropy: bytes('9') } });
    const { store, wallet } = setUp();
    store.review([draw], NO_LABELS);
    await store.confirm();
    expect(wallet.signTypedData).not.toHaveBeenCalled();
    expect(refusedOf(store)).toMatchObject({ remedy: 'fill' });
    expect(refusedOf(store).title).toBe('This draw has to be prepared again');
  });

  const withoutReceipt = (code: string | undefined, status = 409) =>
    new AppError('http', 'raw', { status, data: { message: 'raw', ...(code && { code }) } });

  test.each([
    ['wrong-chain', 409],
    ['wrong-deployment', 409],
    ['not-yours', 403],
    ['draw-waiting', 409],
    [undefined, 400],
  ])('E362 T160 without proof keeps its signature: %s', async (code, status) => {
    const { store, send, wallet, reloaded } = setUp();
    send.mockRejectedValueOnce(withoutReceipt(code, status));
    store.review([draw], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store)).toMatchObject({ remedy: 'send' });
    expect(refusedOf(store).words).not.toMatch(/sign again/);
    const later = reloaded();
    await later.store.resume();
    expect(later.store.read().kind).toBe('done');
    expect(later.send.mock.calls.map(([, signature]) => signature)).toEqual([SIGNATURE]);
    expect(wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('E362 T160 with an invalid signature leads back to the form', async () => {
    const { store } = setUp({ send: () => Promise.reject(withoutReceipt('bad-signature', 403)) });
    store.review([draw], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store)).toMatchObject({ title: 'Invalid signature', remedy: 'fill' });
  });

  test('E362 T160 with a smart account’s signature that the market calls invalid can be sent again', async () => {
    const { store } = setUp({
      send: (step) => {
        if (isDraw(step)) reserveCommitment(step);
        return Promise.reject(withoutReceipt('bad-signature', 403));
      },
    });
    store.review([draw], NO_LABELS);
    await store.confirm();
    expect(refusedOf(store).remedy).toBe('send');
  });

  test('E362 a used commitment is final, also after a first try without a response', async () => {
    const { store, send, draft } = setUp();
    send.mockRejectedValueOnce(noAnswer).mockRejectedValueOnce(withoutReceipt('commitment-moved'));
    store.review([draw], NO_LABELS);
    await store.confirm();
    await store.sendAgain();
    expect(refusedOf(store)).toMatchObject({
      title: 'This draw has to be prepared again',
      remedy: 'fill',
    });
    expect(draft()?.signature).toBeUndefined();
  });

  test('E362 without a response is sent again, however old it is, and after another sign-in', async () => {
    for (const error of [noAnswer, new AppError('http', 'raw', { status: 401 })]) {
      const { store, send } = setUp();
      send.mockRejectedValueOnce(error);
      store.review([draw], NO_LABELS);
      await store.confirm();
      const later = setUp({ now: () => NOW + 2 * SIGNATURE_VALID_MS }, store.interrupt());
      await later.store.resume();
      expect(later.send.mock.calls.map(([, signature]) => signature)).toEqual([SIGNATURE]);
    }
  });
});
