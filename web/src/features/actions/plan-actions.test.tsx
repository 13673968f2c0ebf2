import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { creditLedger, plans } from '@trait-market/contract/fixtures/economy/credits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { openAction, press } from '@/testing/actions/open-action';
import type { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

describe('buying a plan', () => {
  const [basic, , elite] = plans.plans;
  if (!basic || !elite) throw new Error('There are too few plans.');
  const LEDGER = '/economy/v1/wallets/me/credits/ledger';
  const first = {
    ...creditLedger,
    items: [],
    lots: [],
    subscription: null,
    balance: { subscription: 0, vanilla: 0 },
  };
  const holding = (native: string, wrapped = '0', onPolygon = '0') => ({
    '/economy/v1/wallets/me/balances': {
      body: {
        items: balances.items.map((one) =>
          one.chainId === 1 ? { ...one, native, wrapped } : { ...one, native: onPolygon },
        ),
      },
    },
  });
  const buy = (answers: Parameters<typeof stubApi>[0] = {}) =>
    openAction({ kind: 'subscribe', plan: basic }, { [LEDGER]: { body: first }, ...answers });

  test('E625 lets you choose the network, shows what you hold there, and updates the price', async () => {
    buy();
    expect(await screen.findByRole('radio', { name: /^Ethereum 0\.004 ETH/ })).toBeChecked();
    expect(screen.getByText('You hold 2.45 ETH')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Polygon 32 POL/ }));
    expect(await screen.findByText('You pay at most')).toHaveTextContent(/^You pay at most 32 POL/);
    expect(screen.getByText(/You’re signing for Polygon/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Polygon/ })).toBeChecked();
    expect(screen.getByText('Balance after this')).toBeInTheDocument();
  });

  test('preselects the only network with enough funds', async () => {
    buy(holding('1000', '0', '40000000000000000000'));
    expect(await screen.findByRole('radio', { name: /^Polygon/ })).toBeChecked();
    expect(screen.getByText('You hold 0.000000000000001 ETH, which isn’t enough')).toBeVisible();
  });

  test('E625 E626 is one step, whose signature’s time starts when its button is pressed', async () => {
    buy();
    await screen.findByText('What your wallet will sign');
    expect(screen.getByText('The signature works once, within 30 minutes.')).toBeInTheDocument();
    await press('Sign the plan purchase');
    expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
      { kind: 'subscribe', chainId: 1, message: { plan: basic.plan } },
    ]);
  });

  test('cannot be signed without enough funds on any network, and says so', async () => {
    buy(holding('1000'));
    expect(await screen.findByText(/^Not enough ETH: you have /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the plan purchase' })).toBeDisabled();
    expect(screen.getByText('You pay')).toBeVisible();
  });

  test('unwraps wrapped coins first, with a separate signature', async () => {
    buy(holding('1000000000000000', '5000000000000000'));
    expect(await screen.findByText(/0\.003 WETH will be unwrapped first/)).toBeInTheDocument();
    expect(await screen.findByText('Signature 2 of 2: plan purchase')).toBeInTheDocument();
  });

  test('says what happens to an existing plan', async () => {
    openAction({ kind: 'subscribe', plan: elite }, { [LEDGER]: { body: creditLedger } });
    expect(
      await screen.findByText(/^Your Advanced plan runs until 1 Dec 2026/),
    ).toBeInTheDocument();
  });
});
