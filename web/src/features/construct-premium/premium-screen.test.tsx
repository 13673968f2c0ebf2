import type { Avatar, Wearable } from '@trait-market/contract/economy/avatars';
import { credits } from '@trait-market/contract/fixtures/credits';
import { dressBatchPlan } from '@trait-market/contract/fixtures/economy/benches';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { outfit } from '@trait-market/contract/fixtures/economy/outfits';
import {
  divingHelmetCard,
  divingHelmetDetail,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubActs } from '@/testing/acts-stub';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { benchBatch } from './kept-batch';
import { PremiumScreen } from './premium-screen';

const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const PLAN = 'POST /economy/v1/dress/plan';
const OUTFITS = '/economy/v1/wallets/me/outfits';

const avatars = (count: number, part: Partial<Avatar> = {}): Avatar[] =>
  Array.from({ length: count }, (_, position) => ({
    ...fathom7,
    tokenId: String(position + 1),
    name: `Fathom Club #${position + 1}`,
    ...part,
  }));
const inventory = (owned: readonly Avatar[]): StubbedAnswer => ({
  body: {
    items: owned.map((avatar) => ({ kind: 'avatar', avatar })),
    nextCursor: null,
    total: owned.length,
  },
});
/** Loose traits of the collection: the helmet that all of them wear is not among them. */
const crown = { ...divingHelmetCard, id: 'crown', value: 'Tin Crown' };
const loose = (quantity: number): StubbedAnswer => ({
  body: {
    items: [
      {
        kind: 'trait',
        trait: { ...crown, token: divingHelmetDetail.token, tokenId: '77' },
        quantity,
        listedByOwner: 0,
      },
    ],
    nextCursor: null,
    total: 1,
  },
});
const outfits = (...items: object[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});

const open = (
  owned: readonly Avatar[],
  search = '',
  answers: Record<string, StubbedAnswer> = {},
  crowns = 1,
) => {
  const acts = stubActs();
  const api = stubApi({
    [`${INVENTORY}?kind=avatar&limit=60`]: inventory(owned),
    [`${INVENTORY}?kind=trait&limit=60&collection=fathom-club`]: loose(crowns),
    '/v1/users/credits': { body: credits },
    [PLAN]: { body: dressBatchPlan },
    [OUTFITS]: outfits(outfit),
    ...answers,
  });
  const view = renderScreen(acts.within(<PremiumScreen wayIn={<button>Connect</button>} />), {
    session: signedInAsAlice,
    at: `/construct-premium${search}`,
  });
  return { ...api, ...view, start: acts.start };
};
const tick = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (...numbers: number[]) => {
  for (const number of numbers) await userEvent.click(await tick(`Fathom Club #${number}$`));
};
const dress = async (...numbers: number[]) => {
  await choose(...numbers);
  await userEvent.click(screen.getByRole('link', { name: /^Dress \d/ }));
};
const onStage = async (number: number) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Chosen avatars' })).getByRole('link', {
      name: new RegExp(`^Fathom Club #${number}`),
    }),
  );
const dock = () => screen.getByRole('region', { name: 'Your changes' });

beforeEach(() => benchBatch.clear());

test('explains itself to someone who isn’t signed in, and lets them connect', () => {
  renderScreen(<PremiumScreen wayIn={<button>Connect</button>} />);
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
  expect(
    await screen.findByRole('heading', { name: 'Choose avatars of Foxglove Court' }),
  ).toHaveFocus();
});

test('refuses a 21st avatar, and says why', async () => {
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

test('plans the changes to two avatars in one request and signs them in one act', async () => {
  const { written, start } = open(avatars(3));
  await dress(1, 2);
  await userEvent.click(await screen.findByRole('radio', { name: /^Tin Crown/ }));
  await onStage(2);
  await userEvent.click(screen.getByRole('radio', { name: /^Nothing/ }));
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

test('an outfit can be saved, replaced, renamed and deleted', async () => {
  const { written } = open(avatars(1), '', {
    [`PUT ${OUTFITS}/${outfit.id}`]: { body: outfit },
    [`DELETE ${OUTFITS}/${outfit.id}`]: { body: outfit },
  });
  await dress(1);
  await press('Outfits');
  await userEvent.type(await screen.findByLabelText('Save this look as'), 'sunday dive');
  expect(screen.getByText(/^You already have an outfit called “Sunday dive”/)).toBeInTheDocument();
  await press('Replace outfit');
  await press('Rename Sunday dive');
  await userEvent.clear(screen.getByLabelText('New name'));
  await userEvent.type(screen.getByLabelText('New name'), 'Gala{Enter}');
  await press('Delete Sunday dive');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Delete outfit');
  const saved = { collection: 'fathom-club', wear: outfit.traits.map(({ id }) => id) };
  expect(written.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { ...saved, name: 'sunday dive' }],
    ['PUT', { ...saved, name: 'Gala' }],
    ['DELETE', null],
  ]);
});

test('announces that a 21st outfit won’t fit before it is refused', async () => {
  const full = Array.from({ length: 20 }, (_, index) => ({
    ...outfit,
    id: `${outfit.id.slice(0, -2)}${10 + index}`,
    name: `Outfit ${index}`,
  }));
  const { written } = open(avatars(1), '', { [OUTFITS]: outfits(...full) });
  await dress(1);
  await press('Outfits');
  expect(await screen.findByText(/^20 of 20 saved/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Save this look as'), 'One more');
  await press('Save outfit');
  expect(screen.getByRole('alert')).toHaveTextContent(/^You have 20 outfits of this collection/);
  expect(written).toEqual([]);
});

test('says when an outfit’s trait is gone, and applies the rest only on request', async () => {
  const helmet = outfit.traits[0];
  if (!helmet) throw new Error('The outfit is empty.');
  const monocle: Wearable = { ...helmet, id: 'monocle', slot: 'eyes', value: 'Lost Monocle' };
  open(avatars(2), '', {
    [OUTFITS]: outfits({
      ...outfit,
      traits: [monocle, { ...helmet, id: 'crown', value: 'Tin Crown' }],
    }),
  });
  await dress(1, 2);
  await press('Outfits');
  expect(await screen.findByText('Lost Monocle')).toHaveTextContent(
    'You no longer have Lost Monocle',
  );
  await press('Apply Sunday dive');
  expect(screen.getByRole('group', { name: 'Part of this look is missing' })).toHaveTextContent(
    'Lost Monocle: you don’t have one loose',
  );
  await press('Apply the rest');
  expect(dock()).toHaveTextContent('1 of 2 avatars changes');
});
