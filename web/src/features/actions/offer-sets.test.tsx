import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import {
  ANSWERS,
  BUYER,
  choose,
  CRITERIA,
  EDITION,
  ofAny,
  ofTrait,
  select,
  SETS,
} from '@/testing/actions/offer-answers';
import { openAction, typeOver } from '@/testing/actions/open-action';
import type { StubbedAnswer } from '@/testing/stub-api';

test('E490 one field selects what a trait’s offer is for, and a line says what fits', async () => {
  openAction(ofTrait, ANSWERS);
  const field = await screen.findByRole('combobox', { name: 'Offer for' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Only Brass Diving Helmet',
    `Any ${divingHelmetDetail.rarity} headwear of Fathom Club`,
    'Any headwear of Fathom Club with 10–14 editions',
    'Any headwear of Fathom Club',
    'Any trait of Fathom Club',
  ]);
  expect(screen.getByText('Only this trait’s holders can accept.')).toBeVisible();
  await choose('Any headwear of Fathom Club with 10–14 editions')();
  expect(screen.getByText('1 trait with 10–14 editions fits.')).toBeVisible();
  await choose('Any headwear of Fathom Club')();
  expect(screen.getByText('2 traits fit.')).toBeVisible();
});

test('E490 a set can’t be selected before its traits have loaded', async () => {
  openAction(ofTrait, {
    ...ANSWERS,
    [`${CRITERIA}&slot=headwear&${BUYER}`]: { body: SETS.slot, until: new Promise(() => {}) },
  });
  const option = await screen.findByRole('option', { name: 'Any headwear of Fathom Club' });
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'Any trait of Fathom Club' })).toBeEnabled(),
  );
  expect(option).toBeDisabled();
});

describe('E526 while another set loads', () => {
  const openSet = async (answer: StubbedAnswer) => {
    openAction(ofAny, { ...ANSWERS, [`${CRITERIA}&${BUYER}&slot=headwear`]: answer });
    await typeOver(await screen.findByLabelText(EDITION), '0.01');
    expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeEnabled();
    await select('Slot', 'headwear');
  };

  test('the review and the form stay in place, and nothing can be signed', async () => {
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await openSet({ body: SETS.slot, until: loaded });
    expect(screen.getByRole('button', { name: 'Finding traits…' })).toBeDisabled();
    expect(screen.getByText('What your wallet will sign')).toBeVisible();
    expect(screen.getByText('Any trait of Fathom Club')).toBeVisible();
    load();
    expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeEnabled();
    expect(screen.getByText(/^You offer 0\.01 WETH/)).toHaveTextContent('any headwear');
  });

  test('and fails, the price stays and the button’s reason says so', async () => {
    await openSet({ status: 500, body: {} });
    expect(await screen.findByText('Couldn’t load the matching traits.')).toBeVisible();
    expect(screen.getByLabelText(/^Price per edition/)).toHaveValue('0.01');
    expect(screen.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
    await select('Slot', 'Any slot');
    expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeEnabled();
  });
});

test('E663 an offer for a set has prices 5% and 10% below its floor', async () => {
  openAction(ofAny, ANSWERS);
  const prices = within(await screen.findByRole('group', { name: 'Use a price' }));
  expect(await prices.findByRole('button', { name: '5% below floor 0.19 WETH' })).toBeVisible();
  await userEvent.click(prices.getByRole('button', { name: '10% below floor 0.18 WETH' }));
  expect(screen.getByLabelText(EDITION)).toHaveValue('0.18');
});

test('E505 an offer for a set without traits can’t be signed, and says why', async () => {
  const none = { ...SETS.slot, criteria: { ...SETS.slot.criteria, traits: 0 }, traits: [] };
  openAction(ofAny, { ...ANSWERS, [`${CRITERIA}&${BUYER}&slot=headwear`]: { body: none } });
  await select('Slot', 'headwear');
  expect(await screen.findByText('No trait fits.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
});
