import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import {
  INVENTORY,
  avatars,
  inventory,
  open,
  tick,
  press,
  choose,
  dress,
  dock,
} from '@/testing/premium-editor';

import { editorBatch } from './stored-batch';
import { PremiumScreen } from './premium-screen';

const onStage = async (number: number) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Chosen avatars' })).getByRole('link', {
      name: new RegExp(`^Fathom Club #${number}`),
    }),
  );

beforeEach(() => editorBatch.clear());

test('explains itself to someone who isn’t signed in, and lets them connect', () => {
  renderScreen(<PremiumScreen connectButton={<button>Connect</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Construct Premium' })).toBeInTheDocument();
  expect(screen.getByText(/^Dress up to 20 avatars with one signature/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
});

test('a wallet without avatars is offered the playground', async () => {
  open([]);
  expect(await screen.findByText(/^Your wallet holds no avatars/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the playground' })).toBeInTheDocument();
});

test('avatars that cannot be loaded can be requested again', async () => {
  const { answer } = open([], '', {
    [`${INVENTORY}?kind=avatar&limit=60`]: { status: 500, body: { message: 'Broken.' } },
  });
  expect(await screen.findByText('Couldn’t load your avatars')).toBeInTheDocument();
  answer(`${INVENTORY}?kind=avatar&limit=60`, inventory(avatars(1)));
  await press('Try again');
  expect(await tick('Fathom Club #1')).toBeInTheDocument();
});

test('lets you choose one of several collections, and says when one is unknown', async () => {
  const foxes = avatars(2, { collection: 'foxglove-court', collectionName: 'Foxglove Court' });
  const { whereabouts } = open([...avatars(1), ...foxes], '?collection=nowhere');
  expect(
    await screen.findByText('Your wallet holds no avatar of that collection.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /^Foxglove Court 2 avatars/ }));
  expect(whereabouts()).toBe('/construct-premium?collection=foxglove-court');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Choose avatars of Foxglove Court' })).toHaveFocus(),
  );
});

test('E58 refuses a 21st avatar, and says why', async () => {
  open(avatars(22));
  await press('Choose the first 20');
  const last = await tick('Fathom Club #22');
  await userEvent.click(last);
  expect(last).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '20 is the most for one signature. Leave one out to choose Fathom Club #22.',
  );
  await choose(1);
  await userEvent.click(last);
  expect(last).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('plans the changes to two avatars in one request and signs them in one action', async () => {
  const { written, start } = open(avatars(3));
  await dress(1, 2);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await onStage(2);
  await userEvent.click(screen.getByRole('radio', { name: /^None/ }));
  expect(dock()).toHaveTextContent('2 of 2 avatars change15 of your 165 credits');
  const sign = within(dock()).getByRole('button', { name: 'Construct 2 avatars' });
  await expect.poll(() => sign.hasAttribute('disabled')).toBe(false);
  const plans = written.filter(({ path }) => path === '/economy/v1/dress/plan');
  expect(plans.at(-1)?.body).toEqual({
    collection: 'fathom-club',
    looks: [
      { tokenId: '1', wear: ['crown'] },
      { tokenId: '2', wear: [] },
    ],
  });
  await userEvent.click(sign);
  expect(start).toHaveBeenCalledWith({ kind: 'dressBatch', plan: dressBatchPlan });
});

test('never gives two avatars the same edition: it names both, and one goes without', async () => {
  open(avatars(3));
  await dress(1, 2);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  await onStage(2);
  await userEvent.click(screen.getByRole('radio', { name: /^Tin Crown/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Tin Crown: Fathom Club #1 and Fathom Club #2 would get one each, and you have 1 edition for them.',
  );
  expect(within(dock()).getByRole('button', { name: 'Construct 2 avatars' })).toBeDisabled();
  await press('Not on Fathom Club #2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(dock()).toHaveTextContent('1 of 2 avatars changes');
});

test('takes off a trait that another avatar wears, and adds that avatar to the changes', async () => {
  const [one, two] = avatars(2);
  if (!one || !two) throw new Error('There are too few.');
  open([{ ...one, worn: [] }, two], '', {
    [`${INVENTORY}?kind=trait&limit=60&collection=fathom-club`]: inventory([]),
  });
  await dress(1);
  await userEvent.click(await screen.findByRole('radio', { name: /^Brass Diving Helmet .*On #2/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Fathom Club #1 would get it, and you have none loose. Fathom Club #2 wears one and keeps it.',
  );
  await press('Take it off Fathom Club #2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(dock()).toHaveTextContent('2 of 2 avatars change');
});

test('applies a look to the others as far as possible, after saying so, and can undo it', async () => {
  open(avatars(3), '', {}, 2);
  await dress(1, 2, 3);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  await press('Give this look to the others');
  const ask = screen.getByRole('group', { name: 'Part of this look is missing' });
  expect(ask).toHaveTextContent('Tin Crown: enough for 1 of 2');
  await userEvent.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(dock()).toHaveTextContent('1 of 3 avatars changes');
  await press('Give this look to the others');
  await press('Apply the rest');
  expect(dock()).toHaveTextContent('2 of 3 avatars change');
  await press('Undo');
  expect(dock()).toHaveTextContent('1 of 3 avatars changes');
});

test('restores everything after a reload in the middle', async () => {
  const { unmount } = open(avatars(3));
  await dress(1, 3);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  unmount();
  open(avatars(3), '?collection=fathom-club&dress=1');
  expect(await screen.findByRole('radio', { name: /^Tin Crown/ })).toBeChecked();
  expect(dock()).toHaveTextContent('1 of 2 avatars changes');
});

test('says that one avatar alone is cheaper at Construct, and when credits are too few', async () => {
  open(avatars(1), '', {
    '/v1/users/credits': { body: { subscription: { amount: 3 }, vanilla: { amount: 0 } } },
  });
  await dress(1);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  expect(await screen.findByText(/At Construct the same costs 5 credits/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This costs 15 credits and you have 3.');
  expect(screen.getByRole('link', { name: 'Get credits' })).toBeInTheDocument();
});
