import type { Order } from '@trait-market/contract/economy/orders';
import { deployment, listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import {
  buildOrder,
  orderHash,
  orderSalt,
  readOrder,
} from '@trait-market/contract/economy/typed-data';
import { describe, expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import { signatureAt, refusal, LOWER, posted, setUp } from '@/testing/several-orders';
import { reached } from '@/testing/actions/reached';
import { linesOf } from '@/testing/several-receipt';

import { repriceSteps } from '../../reprice/reprice-steps';
import { matchesAction } from './matches-action';
import { completedBefore } from './completed-before';
import { NO_LABELS } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';

const noAnswer = new AppError('network', 'raw');

const ownListing = (salt: bigint): Order => {
  const components = buildOrder({
    ...listingTerms,
    asset: { ...listingTerms.asset, quantity: 1n },
    salt: orderSalt(deployment, salt),
  });
  return { ...listing, components, hash: orderHash(components), quantity: 1, remaining: 1 };
};

const lines = [1n, 2n, 3n].map((salt) => ({ order: ownListing(salt), unitPrice: LOWER }));
const [first, second, third] = lines.map(({ order }) => order.hash);
const place = { fees: divingHelmetDetail.fees, counter: '0' };
const stepsOf = (chosen: typeof lines): Signable[] =>
  repriceSteps(chosen, aliceAddress, () => place);

describe('a new price', () => {
  const one = { kind: 'reprice', lines: lines.slice(0, 1) } as const satisfies Action;
  const all = { kind: 'reprice', lines } as const satisfies Action;

  test('keeps the rest of the listing, and its end', () => {
    const [cancel, order] = stepsOf(lines.slice(0, 1));
    expect(cancel).toMatchObject({ kind: 'cancel', message: { orderHashes: [first] } });
    if (order?.kind !== 'order') throw new Error('There is no new listing.');
    expect(order.replaces).toBe(first);
    expect(readOrder(1, order.components)).toMatchObject({
      kind: 'listing',
      quantity: 1n,
      unitPrice: BigInt(LOWER),
      expiresAt: listingTerms.expiresAt,
    });
    expect(
      matchesAction({
        action: one,
        address: aliceAddress,
        steps: [cancel, order].filter(Boolean) as Signable[],
      }),
    ).toBe(true);
  });

  test('E97 sends nothing before both are signed, and then cancels the old listing right before it posts the new one', async () => {
    const { store, wallet, arrived } = setUp(one);
    store.review(stepsOf(one.lines.slice()), NO_LABELS);
    wallet.signTypedData.mockImplementationOnce(async () => {
      expect(arrived).toEqual([]);
      return signatureAt(1);
    });
    wallet.signTypedData.mockImplementationOnce(async () => {
      expect(arrived).toEqual([]);
      return signatureAt(2);
    });
    await store.confirm();
    const state = await reached(store, 'done');
    expect(arrived).toEqual([`cancel ${first} by 1`, `list instead of ${first}`]);
    expect(linesOf(one, state).title).toBe('The new price is live');
  });

  test('T91 sends the cancellation of another listing as soon as it is signed', async () => {
    const other = ownListing(9n);
    const { store, arrived, send, draft } = setUp(one);
    store.review(stepsOf(one.lines.slice()), NO_LABELS);
    store.cancelFirst([other]);
    const before = draft();
    expect(before && matchesAction(before)).toBe(true);
    await store.confirm();
    await reached(store, 'done');
    expect(send.mock.calls[0]?.[0]).toMatchObject({ message: { orderHashes: [other.hash] } });
    expect(arrived).toEqual(['cancel', `cancel ${first} by 2`, `list instead of ${first}`]);
  });

  test('E97 keeps the listing if the second signature is declined, says so, and lets you continue', async () => {
    const { store, wallet, arrived } = setUp(one);
    wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockRejectedValueOnce(walletError('rejected'));
    store.review(stepsOf(one.lines.slice()), NO_LABELS);
    await store.confirm();
    const refused = await reached(store, 'refused');
    expect(arrived).toEqual([]);
    expect(completedBefore(all, refused)).toBe(
      'Nothing was sent: it’s still listed at the old price.',
    );
    expect(store.canLeaveOut()).toBe(false);
    await store.confirm();
    await reached(store, 'done');
    expect(arrived).toHaveLength(2);
    expect(wallet.signTypedData).toHaveBeenCalledTimes(3);
  });

  test('after a reload between the two signatures, requests only the second', async () => {
    const before = setUp(one);
    before.wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockImplementationOnce(() => new Promise(() => {}));
    before.store.review(stepsOf(one.lines.slice()), NO_LABELS);
    void before.store.confirm();
    await vi.waitFor(() => expect(before.wallet.signTypedData).toHaveBeenCalledTimes(2));
    const draft = before.draft();
    expect(draft && matchesAction(draft)).toBe(true);
    const after = setUp(one, draft);
    expect(after.store.read()).toMatchObject({ kind: 'reviewing', notice: 'reloaded', at: 1 });
    await after.store.confirm();
    await reached(after.store, 'done');
    expect(after.wallet.signTypedData).toHaveBeenCalledTimes(1);
    expect(after.arrived[0]).toBe(`cancel ${first} by 1`);
  });

  test('if the response to the new listing is lost, a reload sends it again and cancels nothing twice', async () => {
    const before = setUp(one);
    before.send.mockRejectedValueOnce(noAnswer);
    before.store.review(stepsOf(one.lines.slice()), NO_LABELS);
    await before.store.confirm();
    const refused = await reached(before.store, 'refused');
    expect(completedBefore(all, refused)).toMatch(
      /^The old listing is canceled, and the new one isn’t live/,
    );
    const after = setUp(one, before.draft());
    await after.store.resume();
    await reached(after.store, 'done');
    expect(after.arrived).toEqual([`list instead of ${first}`]);
    expect(after.wallet.signTypedData).not.toHaveBeenCalled();
  });

  test('E97 does not list editions again that were sold at the old price', async () => {
    const { store, cancelReplaced, arrived } = setUp(one);
    cancelReplaced.mockRejectedValueOnce(refusal('filled'));
    store.review(stepsOf(one.lines.slice()), NO_LABELS);
    await store.confirm();
    const { refused } = await reached(store, 'refused');
    expect(refused.title).toBe('It sold in the meantime');
    expect(arrived).toEqual([]);
  });

  test('E99 for several listings, signs one cancellation and all new listings, and then cancels the old ones with one call', async () => {
    const { store, wallet, arrived } = setUp(all);
    store.review(stepsOf(lines), NO_LABELS);
    await store.confirm();
    const state = await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    expect(arrived).toEqual([
      `cancel ${first} ${second} ${third} by 1`,
      ...[first, second, third].map((hash) => `list instead of ${hash}`),
    ]);
    expect(linesOf(all, state).title).toBe('3 new prices are live');
  });

  test('E99 if a smart account signs each new listing, cancels each old one right before its replacement', async () => {
    const { store, wallet, arrived } = setUp(all);
    wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockResolvedValueOnce(`0x${'5a'.repeat(200)}`);
    store.review(stepsOf(lines), NO_LABELS);
    await store.confirm();
    await vi.waitFor(() =>
      expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'oneByOne', at: 1 }),
    );
    expect(arrived).toEqual([]);
    await store.confirm();
    await reached(store, 'done');
    expect(arrived).toEqual(
      [first, second, third].flatMap((hash) => [`cancel ${hash} by 1`, `list instead of ${hash}`]),
    );
  });

  test('E99 a hundred new prices take one call for the old listings and one for each new one, and wait for the rate limit', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => ({
      order: ownListing(BigInt(index + 1)),
      unitPrice: LOWER,
    }));
    const action = { kind: 'reprice', lines: hundred } as const satisfies Action;
    const { store, wallet, send, wait, arrived, writeDraft } = setUp(action);
    let left = 60;
    send.mockImplementation(async (step) => {
      if (left === 0) {
        left = 120;
        throw new AppError('http', 'raw', { status: 429, retryAfter: '37' });
      }
      left -= 1;
      arrived.push(step.kind === 'order' ? `list ${step.replaces ?? ''}` : step.kind);
      return posted;
    });
    store.review(stepsOf(hundred), NO_LABELS);
    await store.confirm();
    const state = await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(2);
    expect(arrived).toEqual([
      `cancel ${hundred.map(({ order }) => order.hash).join(' ')} by 1`,
      ...hundred.map(({ order }) => `list ${order.hash}`),
    ]);
    expect(wait.mock.calls).toEqual([[37_000]]);
    // Storing 100 orders is slow, so each order is stored only with its signature.
    const stored = writeDraft.mock.calls.filter(([{ at }]) => at > 1);
    expect(stored.filter(([{ signature }]) => signature === undefined)).toEqual([]);
    expect(linesOf(action, state).title).toBe('100 new prices are live');
  });

  test('E99 the wait for the rate limit can be stopped, and nothing more is sent until it is continued', async () => {
    const { store, send, wait, arrived, draft } = setUp(all);
    send.mockRejectedValueOnce(new AppError('http', 'raw', { status: 429, retryAfter: '37' }));
    wait.mockImplementationOnce(() => new Promise(() => {}));
    store.review(stepsOf(lines), NO_LABELS);
    void store.confirm();
    await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce());
    expect(store.read()).toMatchObject({ kind: 'sending', isPaused: true });
    store.stopWaiting();
    const refused = await reached(store, 'refused');
    expect(completedBefore(all, refused)).toBe(
      'The old listings are canceled, and 3 new ones aren’t live, so these aren’t for sale now.',
    );
    expect(arrived).toHaveLength(1);
    expect(draft()).toMatchObject({ at: 1, freed: 3, signature: expect.any(String) });
    await store.sendAgain();
    await reached(store, 'done');
    expect(arrived).toHaveLength(4);
  });

  test('E99 keeps all listings if the second signature is declined and skipped', async () => {
    const { store, wallet, arrived } = setUp(all);
    wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockRejectedValueOnce(walletError('rejected'));
    store.review(stepsOf(lines), NO_LABELS);
    await store.confirm();
    const refused = await reached(store, 'refused');
    expect(completedBefore(all, refused)).toBe(
      'Nothing of these was sent: they’re still listed at their old prices.',
    );
    expect(store.canLeaveOut()).toBe(true);
    store.leaveOut();
    const state = await reached(store, 'done');
    expect(arrived).toEqual([]);
    expect(linesOf(all, state).title).toBe('You changed no price');
  });

  test('E99 leaves out one that sold meanwhile, and changes the others', async () => {
    if (first === undefined || third === undefined) throw new Error('There are three listings.');
    const { store, cancelReplaced, arrived } = setUp(all);
    cancelReplaced.mockResolvedValueOnce([
      { hash: first, state: 'filled' },
      { hash: third, state: 'expired' },
    ]);
    store.review(stepsOf(lines), NO_LABELS);
    await store.confirm();
    const state = await reached(store, 'done');
    expect(arrived).toEqual([`list instead of ${second}`]);
    expect(linesOf(all, state).rows.map(({ value }) => value)).toEqual([
      'It sold in the meantime',
      '0.1 ETH',
      'The listing has expired',
    ]);
  });

  test('E99 requests another cancellation for the remaining listings when it has expired', async () => {
    const { store, wallet, arrived, pass } = setUp(all);
    wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockRejectedValueOnce(walletError('rejected'));
    store.review(stepsOf(lines), NO_LABELS);
    await store.confirm();
    await reached(store, 'refused');
    pass(3_600_000);
    await store.confirm();
    const state = store.read();
    if (state.kind !== 'reviewing') throw new Error(`It is ${state.kind}.`);
    expect(state.notice).toBe('renewed');
    expect(state.steps[state.at]).toMatchObject({
      kind: 'cancel',
      message: { orderHashes: [first, second, third] },
    });
    expect(matchesAction({ action: all, address: aliceAddress, steps: state.steps })).toBe(true);
    wallet.signTypedData.mockResolvedValueOnce(signatureAt(9));
    await store.confirm();
    await reached(store, 'done');
    expect(arrived[0]).toBe(`cancel ${first} ${second} ${third} by 9`);
    expect(arrived).toHaveLength(4);
  });

  test('does not restore other listings than the chosen ones, or other prices', () => {
    const steps = stepsOf(lines);
    const matchesActionFor = (action: Action) =>
      matchesAction({ action, address: aliceAddress, steps });
    expect(matchesActionFor(all)).toBe(true);
    expect(matchesActionFor(one)).toBe(false);
    const dearer = lines.map((line) => ({ ...line, unitPrice: '1' }));
    expect(matchesActionFor({ kind: 'reprice', lines: dearer })).toBe(false);
    expect(matchesActionFor({ kind: 'list', traitId: 'tomato-fez' })).toBe(false);
  });
});
