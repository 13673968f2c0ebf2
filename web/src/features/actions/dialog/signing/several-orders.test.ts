import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import {
  divingHelmetCard,
  divingHelmetDetail,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { bulkTree, writeBulkSignature } from '@trait-market/contract/economy/typed-data';
import { describe, expect, test, vi } from 'vitest';

import type { Action, TraitForSale } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { walletError } from '@/lib/wallet/wallet-error';
import { signatureAt, refusal, LOWER, setUp, posted } from '@/testing/several-orders';
import { reached } from '@/testing/actions/reached';

import { linesOf } from '@/testing/several-receipt';
import { matchesAction } from './matches-action';
import { severalOf } from './several-lines';
import { orderStep } from '../../messages/order';
import { hashOf, type Signable } from '../../messages/step';
import { NO_LABELS } from '../../messages/text/labels';

describe('several listings', () => {
  const { token, fees } = divingHelmetDetail;
  const items: TraitForSale[] = ['1', '2', '3'].map((number) => ({
    trait: {
      ...divingHelmetCard,
      chainId: 1,
      id: `trait-${number}`,
      value: `Trait ${number}`,
      token,
      tokenId: number,
    },
    quantity: 1,
    listedByOwner: 0,
  }));
  const action = { kind: 'listSeveral', items } as const satisfies Action;
  const steps = items.map(({ trait }) =>
    orderStep({
      kind: 'listing',
      chainId: 1,
      maker: aliceAddress,
      asset: { kind: 'trait', token, tokenId: trait.tokenId, quantity: 1n },
      unitPrice: BigInt(LOWER),
      fees,
      expiresAt: listingTerms.expiresAt,
      counter: '0',
    }),
  );

  test('E252 go live with one signature, of which each is sent with its own part', async () => {
    const { store, wallet, send } = setUp(action);
    store.review(steps, NO_LABELS);
    await store.confirm();
    const state = await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(1);
    const { proofOf } = bulkTree(steps.map(hashOf));
    expect(send.mock.calls).toEqual(
      steps.map((step, index) => [
        step,
        writeBulkSignature({ signature: signatureAt(1), index, proof: proofOf(index) }),
      ]),
    );
    expect(linesOf(action, state).title).toBe('Your 3 listings are live');
  });

  test('E694 a receipt says “each” where a price is that of one of several editions', async () => {
    const { store } = setUp(action);
    const two = orderStep({
      kind: 'listing',
      chainId: 1,
      maker: aliceAddress,
      asset: { kind: 'trait', token, tokenId: '1', quantity: 2n },
      unitPrice: BigInt(LOWER),
      fees,
      expiresAt: listingTerms.expiresAt,
      counter: '0',
    });
    store.review([two, ...steps.slice(1)], NO_LABELS);
    await store.confirm();
    const { rows } = linesOf(action, await reached(store, 'done'));
    expect(rows.map(({ value }) => value)).toEqual(['0.1 ETH each', '0.1 ETH', '0.1 ETH']);
  });

  test('E253 go live although one of them is refused, which the receipt names', async () => {
    const { store, wallet, send } = setUp(action);
    send.mockResolvedValueOnce(posted).mockRejectedValueOnce(refusal('not-the-holder'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    const state = await reached(store, 'done');
    expect(send).toHaveBeenCalledTimes(3);
    expect(wallet.signTypedData).toHaveBeenCalledTimes(1);
    expect(severalOf(action, state)).toBeDefined();
    const { title, rows } = linesOf(action, state);
    expect(title).toBe('You listed 2 of 3');
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['Trait 1', '0.1 ETH'],
      ['Trait 2', 'You don’t have it'],
      ['Trait 3', '0.1 ETH'],
    ]);
  });

  test('E101 a declined signature leaves out all that it covers, and the other network continues', async () => {
    const both: Action = {
      ...action,
      items: items.map((item, index) => ({
        ...item,
        trait: { ...item.trait, chainId: index === 2 ? 137 : 1 },
      })),
    };
    const stepsOfBoth = steps.map((step, index): Signable => ({
      ...step,
      chainId: index === 2 ? 137 : 1,
    }));
    const { store, wallet, send } = setUp(both);
    wallet.signTypedData.mockRejectedValueOnce(walletError('rejected'));
    store.review(stepsOfBoth, NO_LABELS);
    await store.confirm();
    await reached(store, 'refused');
    store.leaveOut();
    const state = await reached(store, 'done');
    expect(wallet.switchChain).toHaveBeenCalledWith(137);
    expect(send.mock.calls.map(([step]) => step)).toEqual(stepsOfBoth.slice(2));
    expect(linesOf(both, state).rows.map(({ value }) => value)).toEqual([
      'Your wallet didn’t sign',
      'Your wallet didn’t sign',
      '0.1 POL',
    ]);
  });

  test('E252 are signed one by one by a smart account, whose signature can’t cover several', async () => {
    const { store, wallet, send } = setUp(action);
    wallet.signTypedData.mockResolvedValueOnce(`0x${'5a'.repeat(200)}`);
    store.review(steps, NO_LABELS);
    await store.confirm();
    expect(store.read()).toMatchObject({ kind: 'reviewing', notice: 'oneByOne', at: 0 });
    expect(send).not.toHaveBeenCalled();
    await store.confirm();
    await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(4);
    expect(send.mock.calls.map(([, signature]) => Number(signature))).toEqual([1, 2, 3]);
  });

  test('E252 are signed one by one if the market refuses the signature of all', async () => {
    const { store, wallet, send } = setUp(action);
    send.mockRejectedValueOnce(refusal('bad-signature'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    await reached(store, 'refused');
    await store.confirm();
    await reached(store, 'done');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(4);
    expect(send.mock.calls.slice(1).map(([, signature]) => signature)).toEqual(
      [2, 3, 4].map(signatureAt),
    );
  });

  test('E18 after a reload, continue without another signature, and are signed again after half an hour', async () => {
    const first = setUp(action);
    first.send.mockResolvedValueOnce(posted).mockImplementationOnce(() => new Promise(() => {}));
    first.store.review(steps, NO_LABELS);
    void first.store.confirm();
    await vi.waitFor(() => expect(first.send).toHaveBeenCalledTimes(2));
    const draft = first.draft();
    expect(draft && matchesAction(draft)).toBe(true);
    const soon = setUp(action, draft);
    await soon.store.resume();
    await reached(soon.store, 'done');
    expect(soon.wallet.signTypedData).not.toHaveBeenCalled();
    expect(soon.send.mock.calls.map(([step]) => step)).toEqual(steps.slice(1));

    const late = setUp(action, draft);
    late.pass(3_600_000);
    await late.store.resume();
    await reached(late.store, 'refused');
    expect(late.send).not.toHaveBeenCalled();
    late.store.reviewAgain();
    await late.store.confirm();
    await reached(late.store, 'done');
    expect(late.wallet.signTypedData).toHaveBeenCalledTimes(1);
  });

  test('E252 closing while one may have arrived keeps the signature of that one only', async () => {
    const { store, send, draft } = setUp(action);
    send.mockResolvedValueOnce(posted).mockRejectedValue(new AppError('network', 'raw'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    await reached(store, 'refused');
    store.close();
    expect(draft()).toMatchObject({ at: 1, signature: expect.any(String) });
    expect(draft()?.bulk).toBeUndefined();
  });

  test('E18 a signature of several isn’t used after half an hour, also without a stored step', async () => {
    const first = setUp(action);
    first.send
      .mockResolvedValueOnce(posted)
      .mockRejectedValueOnce(new AppError('http', 'raw', { status: 401 }));
    first.store.review(steps, NO_LABELS);
    await first.store.confirm();
    await reached(first.store, 'refused');
    const stored = first.draft();
    expect(stored).toMatchObject({ at: 1, signedAt: expect.any(Number), bulk: expect.anything() });
    const later = setUp(action, stored);
    later.pass(31 * 60_000);
    await later.store.resume();
    expect(later.send).not.toHaveBeenCalled();
    await later.store.confirm();
    expect(later.wallet.signTypedData).toHaveBeenCalledOnce();
  });

  test('T119 are not signed if one was changed after the review showed it', async () => {
    const { store, wallet } = setUp(action);
    const changed = structuredClone(steps);
    store.review(changed, NO_LABELS);
    const shown = store.read();
    if (shown.kind !== 'reviewing') throw new Error(`It is ${shown.kind}.`);
    const [, second] = shown.steps;
    if (second?.kind !== 'order') throw new Error('There is no second order.');
    second.components.endTime = '1';
    await store.confirm();
    const { refused } = await reached(store, 'refused');
    expect(refused.title).toBe('What’s shown doesn’t match what would be signed');
    expect(wallet.signTypedData).not.toHaveBeenCalled();
  });

  test('are not posted twice after going back to the form', async () => {
    const { store, send, draft } = setUp(action);
    send.mockResolvedValueOnce(posted).mockRejectedValueOnce(refusal('too-many-orders'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    await reached(store, 'refused');
    store.edit();
    expect(
      items.map((item) => store.wasCompleted(`${item.trait.token}/${item.trait.tokenId}`)),
    ).toEqual([true, false, false]);
    expect(Object.keys(draft()?.values ?? {})).toEqual([`through ${token.toLowerCase()}/1`]);
  });

  test('E101 all stop at a refusal that would also affect the next one', async () => {
    const { store, wallet, send } = setUp(action);
    send.mockRejectedValueOnce(refusal('too-many-orders'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    const { refused } = await reached(store, 'refused');
    expect(refused.title).toBe('You have too many open orders');
    expect(wallet.signTypedData).toHaveBeenCalledTimes(1);
  });

  test('are restored from a tab only as they were chosen', () => {
    expect(matchesAction({ action, address: aliceAddress, steps })).toBe(true);
    const other = { ...action, items: items.slice(1) };
    expect(matchesAction({ action: other, address: aliceAddress, steps })).toBe(false);
    const replacing = steps.map((step) => ({ ...step, replaces: listing.hash }));
    expect(matchesAction({ action, address: aliceAddress, steps: replacing })).toBe(false);
  });
});
