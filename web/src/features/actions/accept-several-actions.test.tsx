import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import {
  anyFathomOffer,
  anyHatOffer,
  hats,
  receivedAnyFathomOffer,
} from '@trait-market/contract/fixtures/economy/criteria';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { AcceptedLine } from '@/lib/actions/action';
import { AppError } from '@/lib/app-error';
import { openAction } from '@/testing/actions/open-action';

import { definitionOf } from './actions';
import { readActionDraft } from './dialog/signing/action-draft';
import type { ActionOf } from './shared/action';

afterEach(() => sessionStorage.clear());

const [helmet] = inventoryPage.items.flatMap((item) =>
  item.kind === 'trait' && item.trait.id === divingHelmetRef.id ? item.trait : [],
);
if (helmet === undefined) throw new Error('The inventory has the helmet.');

const accepting = (...lines: AcceptedLine[]): ActionOf<'acceptSeveral'> => ({
  kind: 'acceptSeveral',
  lines,
  allRequired: false,
});
const SET = `/economy/v1/criteria/${hats.criteria.root}`;
const APPROVED = {
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
};

test('E271 several offers open with their review: each with item, buyer, network and proceeds', async () => {
  const action = accepting({ order: offer }, { order: anyHatOffer, trait: helmet });
  openAction(action, { [SET]: { body: hats }, ...APPROVED });
  expect(
    await screen.findByRole('heading', { name: 'What your wallet will sign' }),
  ).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    {
      kind: 'acceptOffers',
      message: { lines: [{ orderHash: offer.hash }, { orderHash: anyHatOffer.hash }] },
    },
  ]);
  const [first, second] = screen
    .getAllByText(/^1 × .*Diving Helmet/)
    .map((label) => label.closest('div'));
  if (!first || !second) throw new Error('There are two lines.');
  expect(within(first).getByText(/^To .*, on Ethereum\.$/)).toBeInTheDocument();
  expect(within(first).getByText('0.111 WETH')).toBeInTheDocument();
  expect(second).toHaveTextContent(
    /Your browser checked that this trait fits\..*0\.04625 WETH0\.05 WETH before fees$/,
  );
  expect(screen.getByText('You get')).toHaveTextContent(/^You get 0\.15725 WETH/);
  expect(screen.queryByText('You get for all of them')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeEnabled();
});

test('E609 an offer for any avatar is accepted together with others, and its line names the avatar', async () => {
  const avatar = receivedAnyFathomOffer.given?.avatar;
  openAction(accepting({ order: offer }, { order: anyFathomOffer, avatar }), APPROVED);
  const label = await screen.findByText(/^“Fathom Club #7” \(.*#7\)$/);
  expect(label.closest('div')).toHaveTextContent(
    /It comes with everything it wears\. The offer is for “any Fathom Club avatar” \(.*\)\..*0\.6475 WETH0\.7 WETH before fees$/,
  );
  expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
    {
      kind: 'acceptOffers',
      message: { lines: [{ orderHash: offer.hash }, { identifier: '7', quantity: '1' }] },
      criteriaProofs: [[], []],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeInTheDocument();
});

test.each([
  ['a set that isn’t the signed one', { ...hats, traits: hats.traits.slice(0, 1) }, helmet],
  ['a trait outside of the signed set', hats, { ...helmet, tokenId: '7' }],
])('T131 can’t sign with %s', async (_, set, trait) => {
  openAction(accepting({ order: offer }, { order: anyHatOffer, trait }), {
    [SET]: { body: set },
    ...APPROVED,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('doesn’t match');
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E271 says that nothing was sold when all offers are required and one is missing', () => {
  const action = { ...accepting({ order: offer }), allRequired: true };
  const refused = { title: 'It was canceled', words: '', remedy: 'close' } as const;
  const errorOf = (code: string) =>
    new AppError('http', 'raw', { status: 409, data: { message: 'raw', code } });
  const { refusedFor } = definitionOf(action);
  expect(refusedFor?.(refused, errorOf('cancelled'), action).title).toBe(
    'Not all of them are available',
  );
  expect(refusedFor?.(refused, errorOf('not-yours'), action)).toBe(refused);
  const unsure = { ...refused, remedy: 'send' } as const;
  expect(refusedFor?.(unsure, errorOf('cancelled'), action)).toBe(unsure);
});
