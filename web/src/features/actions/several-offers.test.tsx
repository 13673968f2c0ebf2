import { readOrder } from '@trait-market/contract/economy/typed-data';
import { hats } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action, Wanted } from '@/lib/actions/action';
import { openAction, press } from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';

afterEach(() => sessionStorage.clear());

const helmet: Wanted = {
  trait: divingHelmetCard,
  bestOffer: { chainId: 1, coin: 'wrapped', amount: '90000000000000000' },
};
const tinHat: Wanted = {
  trait: { ...divingHelmetCard, id: 'tin-hat', value: 'Tin Hat', floor: null, lastSale: null },
  bestOffer: null,
};
const action: Action = { kind: 'offerSeveral', items: [helmet, tinHat] };
const CRITERIA = '/economy/v1/criteria';
const openOffers = (opened = action) => openAction(opened, { [CRITERIA]: { body: hats } });

const priceOf = (name: RegExp) => screen.findByLabelText(name);
const HELMET = /^Price of Brass Diving Helmet, in WETH$/;
const TIN_HAT = /^Price of Tin Hat, in WETH$/;
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const draft = () => readActionDraft(aliceAddress);

test('E280 each offer is priced by a rule or by hand, and the total is wrapped before all are signed at once', async () => {
  openOffers();
  expect(await priceOf(HELMET)).toHaveValue('0.108');
  expect(await priceOf(TIN_HAT)).toHaveValue('');
  await press('Review');
  expect(screen.getByRole('alert')).toHaveTextContent('1 trait needs a price.');
  expect(await priceOf(TIN_HAT)).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'Each trait’s best offer');
  await type(screen.getByLabelText('Adjust by %'), '10');
  expect(await priceOf(HELMET)).toHaveValue('0.099');
  await type(await priceOf(TIN_HAT), '0.05');
  expect(screen.getByText('If all 2 are accepted, you pay').closest('div')).toHaveTextContent(
    '0.149 WETH',
  );
  expect(
    screen.getByText('0.149 ETH will be wrapped first. That needs its own signature.'),
  ).toBeVisible();
  await press('Review');
  expect(await screen.findByText('Signature 2 of 2: 2 offers on Ethereum')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: '2 offers on Ethereum' }));
  expect(rows.getByRole('row', { name: /Brass Diving Helmet.*0\.099 WETH/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /Tin Hat.*0\.05 WETH/ })).toBeVisible();
  const steps = draft()?.steps ?? [];
  expect(steps.map(({ kind }) => kind)).toEqual(['wrap', 'order', 'order']);
  const [, first] = steps;
  if (first?.kind !== 'order') throw new Error('The first offer follows the wrapping.');
  expect(first.line).toBe(divingHelmetCard.id);
  expect(readOrder(1, first.components)).toMatchObject({
    kind: 'offer',
    asset: { kind: 'trait', token: hats.token, tokenId: hats.traits[0]?.tokenId },
    quantity: 1n,
  });
  const matches = (change: object) =>
    matchesAction({ action, address: aliceAddress, steps: [{ ...first, ...change }] });
  expect(matches({})).toBe(true);
  expect(matches({ line: 'another' })).toBe(false);
  expect(matches({ chainId: 137 })).toBe(false);
});

test('E280 warns of an offer above the floor and of a higher one by someone else', async () => {
  openOffers();
  const line = (await priceOf(HELMET)).closest('tr');
  if (line === null) throw new Error('The price is in a line.');
  await type(await priceOf(HELMET), '0.12');
  expect(line).toHaveTextContent('You can buy it now for 0.12 ETH');
  await type(await priceOf(HELMET), '0.09');
  expect(line).toHaveTextContent('Someone offers 0.09 ETH already');
});

test('E280 does not compare an offer with the user’s own listing and offer', async () => {
  openOffers({ ...action, items: [{ ...helmet, own: ['floor', 'bestOffer'] }] });
  const line = (await priceOf(HELMET)).closest('tr');
  if (line === null) throw new Error('The price is in a line.');
  expect(await priceOf(HELMET)).toHaveValue('');
  expect(line).toHaveTextContent(/Best offer 0\.09 ETH \(yours\).*Floor 0\.12 ETH, yours/);
  await type(await priceOf(HELMET), '0.12');
  expect(line).not.toHaveTextContent('You can buy it now');
  await type(await priceOf(HELMET), '0.09');
  expect(line).not.toHaveTextContent('Someone offers');
});

test('E280 lines can be taken out, and a total above the balance is refused', async () => {
  openOffers();
  await priceOf(HELMET);
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'One price for all');
  await type(screen.getByLabelText('Price of each, in WETH'), '2');
  expect(screen.getByText(/^Not enough WETH: you have .* Offer less, or add ETH/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  expect(screen.getByText('Not enough WETH. Offer less, or add ETH.')).toBeVisible();
  await press('Take out Tin Hat');
  await press('Review');
  expect(await screen.findByText('Signature 2 of 2: offer')).toBeVisible();
});

test('E280 says which traits are no longer on the market', async () => {
  const gone = { ...tinHat, trait: { ...tinHat.trait, id: 'gone' } };
  openOffers({ kind: 'offerSeveral', items: [helmet, gone] });
  expect(await screen.findByText(/No longer available: 1 trait\./)).toBeVisible();
  expect(screen.queryByLabelText(TIN_HAT)).not.toBeInTheDocument();
});
