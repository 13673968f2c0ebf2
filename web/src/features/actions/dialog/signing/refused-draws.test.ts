import { describe, expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { NOW, SIGNATURE, refusedOf, setUp } from '@/testing/action-store';
import { SIGNATURE_VALID_MS } from '@/config/constants';

import { UnprovenRefusal } from '../../messages/refusal';
import { newStep, type StepOf } from '../../messages/step';
import { NO_LABELS } from '../../messages/text/labels';

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
    expect(refusedOf(store)).toMatchObject({ title: 'The chances have changed', remedy: 'fill' });
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
