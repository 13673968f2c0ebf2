import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import {
  divingHelmetCard,
  divingHelmetDetail,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test } from 'vitest';

import type { Action, ForSale } from '@/lib/actions/action';
import { walletError } from '@/lib/wallet/wallet-error';
import { signatureAt, refusal, LOWER, setUp, reached, posted } from '@/testing/several-orders';

import { linesOf } from '@/testing/several-receipt';
import { matchesAction } from './matches-action';
import { severalOf } from './several-lines';
import { completedBefore } from './completed-before';
import { orderStep } from '../../messages/order';
import { NO_LABELS } from '../../messages/text/labels';

describe('several listings', () => {
  const { token, fees } = divingHelmetDetail;
  const items: ForSale[] = ['1', '2', '3'].map((number) => ({
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

  test('E101 can go live even if one of them is declined and skipped', async () => {
    const { store, wallet, send } = setUp(action);
    wallet.signTypedData
      .mockResolvedValueOnce(signatureAt(1))
      .mockRejectedValueOnce(walletError('rejected'));
    store.review(steps, NO_LABELS);
    await store.confirm();
    const refused = await reached(store, 'refused');
    expect(completedBefore(action, refused)).toBe('Your earlier listing is live.');
    store.leaveOut();
    const state = await reached(store, 'done');
    expect(send).toHaveBeenCalledTimes(2);
    expect(severalOf(action, state)).toBeDefined();
    const { title, rows } = linesOf(action, state);
    expect(title).toBe('You listed 2 of 3');
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['Trait 1', '0.1 ETH'],
      ['Trait 2', 'Your wallet didn’t sign'],
      ['Trait 3', '0.1 ETH'],
    ]);
  });

  test('are not posted twice after going back to the form', async () => {
    const { store, send, draft } = setUp(action);
    send.mockResolvedValueOnce(posted).mockRejectedValueOnce(refusal('not-the-holder'));
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
