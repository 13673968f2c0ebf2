import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { creditLedger, plans } from '@trait-market/contract/fixtures/economy/credits';
import { alice } from '@trait-market/contract/fixtures/users';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { Session } from '@/lib/session/session';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { SubscriptionsScreen } from './subscriptions-screen';

const PLANS = '/economy/v1/plans';
const LEDGER = '/economy/v1/wallets/me/credits/ledger';

const show = (session: Session, answers: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    [PLANS]: { body: plans },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    '/v1/users/me': { body: alice },
    [LEDGER]: { body: creditLedger },
    ...answers,
  });
  const { start, within: acting } = stubActions();
  renderScreen(acting(<SubscriptionsScreen />), { session });
  return { ...api, start };
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('E693 anyone can read what each plan includes and costs on each network, with estimates', async () => {
  const { requests } = show(anonymous, { '/economy/v1/rates': { body: rates } });
  const shown = await part('Plans');
  await shown.findAllByText(/^≈/);
  const items = shown.getAllByRole('listitem');
  const facts = items.map((item) => ({
    name: within(item).getByRole('heading').textContent,
    facts: within(item)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  }));
  expect(facts).toEqual([
    {
      name: 'Basic',
      facts: [
        '100 credits',
        'Enough for 20 slot changes',
        '0.004 ETH≈\u00A0$12.00about 12 US dollars or 32 POL≈\u00A0$16.00about 16 US dollars',
        'for 30 days, paid once',
      ],
    },
    {
      name: 'Advanced',
      facts: [
        '250 credits',
        'Enough for 50 slot changes',
        expect.stringMatching(/^0\.0085 ETH≈.* or 68 POL≈/),
        'for 30 days, paid once',
      ],
    },
    {
      name: 'Elite',
      facts: [
        '600 credits',
        'Enough for 120 slot changes',
        expect.stringMatching(/^0\.018 ETH≈.* or 144 POL≈/),
        'for 30 days, paid once',
      ],
    },
  ]);
  expect(screen.getByText(/^Credits pay for/)).toHaveTextContent(
    'A plan adds credits for 30 days, and never renews automatically.',
  );
  expect(requests.some((address) => address.startsWith(LEDGER))).toBe(false);
  expect(screen.queryByText(/^You have/)).not.toBeInTheDocument();
});

test('shows each plan’s border', async () => {
  show(anonymous);
  const items = (await part('Plans')).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('[data-tier]')?.getAttribute('data-tier'))).toEqual(
    ['Basic', 'Advanced', 'Elite'],
  );
});

test('a plan and a bundle can be bought, with or without a connected wallet', async () => {
  const { start } = show(anonymous);
  const inPlans = await part('Plans');
  await userEvent.click(inPlans.getByRole('button', { name: 'Buy the Advanced plan' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'subscribe', plan: plans.plans[1] });
  const inBundles = await part('Credits without a plan');
  await userEvent.click(inBundles.getByRole('button', { name: 'Buy 500 credits' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'buyCredits', bundle: plans.bundles[2] });
});

test('signed-in people see when their plan ends, and when which credits expire', async () => {
  show(signedInAsAlice);
  expect(await screen.findByText(/^Your Advanced plan ends on/)).toHaveTextContent(
    'Your Advanced plan ends on 1 Dec 2026. You have 285 credits.',
  );
  expect(screen.getByText(/^240 credits from a plan/).closest('p')).toHaveTextContent(
    '240 credits from a plan expire on 31 Dec 2026 · 45 extra credits never expire',
  );
  const [basic, advanced] = (await part('Plans')).getAllByRole('listitem');
  expect(basic).not.toHaveTextContent('Your plan now');
  expect(advanced).toHaveTextContent('Your plan now');
});

test('says when there is no plan', async () => {
  show(signedInAsAlice, { [LEDGER]: { body: { ...creditLedger, subscription: null } } });
  expect(await screen.findByText(/^You have no plan right now/)).toHaveTextContent(
    'You have no plan right now, and 285 credits.',
  );
});

test('E45 announces the end of the plan, without a link to this same page', async () => {
  show(signedInAsAlice, {
    [LEDGER]: { body: { ...creditLedger, asOf: '2026-11-30T10:00:00.000Z' } },
  });
  const notice = await part('Your plan');
  expect(notice.getByText('Your Advanced plan ends tomorrow')).toBeInTheDocument();
  expect(notice.queryByRole('link')).not.toBeInTheDocument();
});

test('shows the plans even without the ledger', async () => {
  show(signedInAsAlice, { [LEDGER]: { status: 502, body: { message: 'No answer' } } });
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('plans that could not be loaded can be requested again', async () => {
  const { answer } = show(anonymous, { [PLANS]: { status: 504, body: { message: 'Too slow' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  answer(PLANS, { body: plans });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeInTheDocument();
});

test('explains the roll-over rule', async () => {
  show(anonymous);
  const rules = await part('How credits work');
  expect(rules.getByText(/stay for 30 more days.*kept up to twice the plan/)).toBeInTheDocument();
});
