import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import {
  aliceRerolls,
  eyesPool,
  eyesPoolEntry,
} from '@trait-market/contract/fixtures/economy/reroll';
import { laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { Draw } from '@trait-market/contract/economy/draws';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { drawAnswers } from '@/testing/draws/draw-answers';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { RerollScreen } from './reroll-screen';
import { ownedEyes } from '@/testing/owned-eyes';

const page = (items: readonly object[]) => ({
  body: { items, nextCursor: null, total: items.length, returned: 0, refused: 0 },
});

const POOL = `/reroll?pool=${eyesPool.collection}/eyes`;

const open = (
  at: string,
  answers: Parameters<typeof stubApi>[0] = {},
  options: Parameters<typeof renderScreen>[1] = {},
) => {
  const { start, within: acting } = stubActions();
  stubApi({
    '/economy/v1/reroll': { body: { items: [eyesPoolEntry] } },
    [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: { body: eyesPool },
    [`/economy/v1/wallets/${aliceAddress}/rerolls`]: { body: aliceRerolls },
    '/economy/v1/draws': page([]),
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: page([
      ownedEyes(1, { quantity: 2 }),
      ownedEyes(2, { quantity: 2 }),
      ownedEyes(3, { quantity: 1, listedByOwner: 1 }),
    ]),
    ...answers,
  });
  renderScreen(acting(<RerollScreen />), { at, session: signedInAsAlice, ...options });
  return { start };
};

const openDraw = async (
  draw: Draw,
  answers: Parameters<typeof stubApi>[0] = {},
  options: Parameters<typeof renderScreen>[1] = {},
) => open(`/reroll?came=${draw.id}`, { ...(await drawAnswers(draw)), ...answers }, options);

const expectPreview = async () => {
  const preview = within(await screen.findByRole('group', { name: /^Rarest traits of/ }));
  const links = preview.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/traits/eyes-101',
    '/traits/eyes-102',
  ]);
  expect(links[0]).toHaveTextContent(/^Eyes 101/);
};

test('pools say what is in them and whether they are open', async () => {
  open('/reroll');
  const list = within(await screen.findByRole('list', { name: 'Pools' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    /Fathom Club eyes.*Open.*8 different traits, 12 editions.*1 re-roll so far/,
  );
});

test('E584 a pool has its status below its name, and says “No re-rolls yet” if it has no draws', async () => {
  open('/reroll', {
    '/economy/v1/reroll': { body: { items: [{ ...eyesPoolEntry, drawn: 0 }] } },
  });
  const list = within(await screen.findByRole('list', { name: 'Pools' }));
  expect(list.getByText('No re-rolls yet')).toBeVisible();
  const name = list.getByRole('heading');
  expect(name).toHaveTextContent(/^Fathom Club eyes$/);
  expect(name.nextElementSibling).toHaveTextContent(/^Open for re-rolls( · |$)/);
});

test('the overview says what a re-roll does, and each pool shows the rarest that can come out', async () => {
  open('/reroll');
  expect(screen.getByText(/^Put a loose trait into a pool and draw a random one\./)).toBeVisible();
  await expectPreview();
});

test('E630 a pool shows the rarest that can come out, and counts the re-rolls refunded and refused', async () => {
  open(POOL, {
    [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: {
      body: { ...eyesPool, returned: 3, refused: 1 },
    },
  });
  await expectPreview();
  expect(
    screen.getByText(
      'Re-rolls refunded because no result came in time: 2. Re-rolls refused before anything was put in: 1.',
    ),
  ).toBeVisible();
});

const rerollOf = (number: number) =>
  screen.findByRole('button', { name: `Re-roll for 10 credits: Own eyes ${number}` });

const credits = (vanilla: number) => ({
  '/v1/users/credits': { body: { subscription: { amount: 0 }, vanilla: { amount: vanilla } } },
});

test('E630 the button of each trait names the cost, and what’s left of the credits is above the list', async () => {
  open(POOL, credits(25));
  expect(await screen.findByText('You have 25 credits, and 15 afterwards.')).toBeVisible();
  expect(screen.getByText('No re-roll was refunded or refused.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Upgrade three for one/ }));
  expect(screen.getByText('You have 25 credits, and 5 afterwards.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Put Own eyes 1 in' }));
  expect(screen.getByRole('button', { name: 'Upgrade for 20 credits' })).toBeVisible();
});

test('E630 a pool says that the credits don’t suffice before a re-roll is started', async () => {
  open(POOL, credits(9));
  expect(await screen.findByText('This costs 10 credits, and you have 9.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get credits' })).toHaveAttribute(
    'href',
    '/subscriptions',
  );
  expect(await rerollOf(1)).toBeDisabled();
});

test('E631 the list of pools says how many of the user’s traits fit each one', async () => {
  open('/reroll', {
    '/economy/v1/reroll': {
      body: { items: [eyesPoolEntry, { ...eyesPoolEntry, slot: 'mouth' }] },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Pools' }));
  const [eyes, mouths] = list.getAllByRole('listitem');
  await waitFor(() => expect(eyes).toHaveTextContent('Open for re-rolls · 2 of your traits fit'));
  expect(mouths).not.toHaveTextContent('your traits');
});

test('E584 each open pool of the list has “Re-roll”, which opens the pool', async () => {
  const closed = { ...eyesPoolEntry, slot: 'mouth', isOpen: false };
  open('/reroll', { '/economy/v1/reroll': { body: { items: [eyesPoolEntry, closed] } } });
  const list = within(await screen.findByRole('list', { name: 'Pools' }));
  const links = list.getAllByRole('link', { name: /^Re-roll: / });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveTextContent(/^Re-roll$/);
  expect(links[0]).toHaveAttribute('href', `/reroll?pool=${eyesPool.collection}%2Feyes`);
});

test('E523 a trait’s rarity is next to its number of editions, and only an upgrade names tiers, as ranges', async () => {
  const [first, ...items] = eyesPool.items;
  open(POOL, {
    [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: {
      // A market of an earlier version doesn't say how many editions there are.
      body: { ...eyesPool, items: [{ ...first, editions: undefined }, ...items] },
    },
  });
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /^Eyes 101 Epic 3 25%/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Eyes 102 Epic · 18.editions 2 / })).toBeVisible();
  const own = within(await screen.findByRole('list', { name: 'Your loose traits' }));
  expect(own.getByText('Own eyes 1').parentElement).toHaveTextContent(
    /^Own eyes 1Epic · 20.editions · 2 available$/,
  );
  expect(
    screen.getByRole('radio', {
      name: /^Upgrade three for one.*: 23\+, 15–22, 10–14, 6–9 and 1–5\.$/,
    }),
  ).toBeVisible();
});

test.each([
  ['/reroll', 'list'],
  [POOL, 'table'],
])('pools of a market without previews open at %s', async (at, role) => {
  open(at, {
    '/economy/v1/reroll': { body: { items: [{ ...eyesPoolEntry, preview: undefined }] } },
    [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: {
      body: { ...eyesPool, preview: undefined },
    },
  });
  expect((await screen.findAllByRole(role)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('group', { name: /^Rarest/ })).not.toBeInTheDocument();
});

test('E197 shows a pool’s chances, by its editions, beside what can be put in', async () => {
  const { start } = open(POOL);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('row', { name: /Eyes 101 .* 3 25%$/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Eyes 104 .* 1 8\.3%$/ })).toBeInTheDocument();
  expect(await screen.findByText('19 of 20 re-rolls left in 24 hours.')).toBeInTheDocument();
  expect(await rerollOf(3)).toBeDisabled();
  await userEvent.click(await rerollOf(1));
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'reroll', stake: [ownedEyes(1).trait] }),
  );
});

test('E630 “Re-roll” is the first and primary button of each trait, before “Donate to pool”', async () => {
  open(POOL);
  const primary = (await rerollOf(1)).className;
  const row = within((await rerollOf(1)).closest('li') ?? document.body);
  const buttons = row.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Re-roll for 10 credits',
    'Donate to pool',
  ]);
  expect(primary).toContain('bg-accent');
  expect(buttons[1]?.className).not.toContain('bg-accent');
  expect(screen.queryByRole('region', { name: 'Selected traits' })).not.toBeInTheDocument();
});

test('E630 a visitor connects with the button of the pool', async () => {
  const { start } = open(POOL, {}, { session: { kind: 'anonymous' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Re-roll for 10 credits' }));
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reroll', stake: [] }));
});

test('E326 shows each trait’s floor, and the average of all editions with one', async () => {
  const host = 'https://open.example';
  const flags = { market: { defaultValue: true } };
  const floorOf = (number: number, amount: string | null) => ({
    kind: 'trait',
    id: `eyes-${number}`,
    trait: {
      ...laserEyesCard,
      id: `eyes-${number}`,
      floor: amount && { chainId: 1, coin: 'native', amount },
    },
    bestOffer: null,
  });
  open(
    POOL,
    {
      [`${host}/api/features/sdk`]: { body: { status: 200, features: flags } },
      '/economy/v1/watched': {
        body: {
          items: [
            floorOf(101, '100000000000000000'),
            floorOf(102, '600000000000000000'),
            floorOf(103, null),
          ],
        },
      },
    },
    { appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } } },
  );
  const table = within(await screen.findByRole('table'));
  expect(await table.findByRole('row', { name: /^Eyes 101 .* 0\.1 ETH$/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Eyes 103 .* Not listed$/ })).toBeInTheDocument();
  const average = screen.getByText('Average floor').parentElement;
  expect(average).toHaveTextContent(
    /^Average floor 0\.3 ETH ?, without 7 editions that no one lists$/,
  );
});

test('a pool that isn’t open yet only takes gifts', async () => {
  const closed = { ...eyesPool, isOpen: false, traits: 5, items: eyesPool.items.slice(0, 5) };
  const { start } = open(POOL, {
    [`/economy/v1/reroll/${eyesPool.collection}/eyes`]: { body: closed },
  });
  expect(await screen.findByText(/opens with 8 different traits/)).toBeInTheDocument();
  expect(await rerollOf(1)).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Donate to pool: Own eyes 1' }));
  await waitFor(() =>
    expect(start).toHaveBeenCalledWith({ kind: 'giveToPool', trait: ownedEyes(1).trait, free: 2 }),
  );
});

/** Returns a re-roll that waits for a round that is due in half a minute. */
const waitingReroll = async (): Promise<Draw> => {
  const draw = await drawReroll();
  return { ...draw, state: 'waiting', beacon: null, link: null, revealedAt: null, picks: [] };
};

const openPoolWith = (inPool: readonly Draw[], ofAlice: readonly Draw[]) =>
  open(POOL, {
    [`/economy/v1/draws?collection=${eyesPool.collection}&slot=eyes&limit=1`]: page(inPool),
    [`/economy/v1/draws?wallet=${aliceAddress}&limit=1`]: page(ofAlice),
  });
const donate = () => screen.findByRole('button', { name: 'Donate to pool: Own eyes 1' });

test('E325 while a draw from the pool waits, neither a re-roll nor a donation can be started, and the page says why', async () => {
  const draw = await waitingReroll();
  openPoolWith([draw], []);
  expect(await screen.findByText(/^Someone is re-rolling from this pool/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See when' })).toHaveAttribute(
    'href',
    `/reroll?came=${draw.id}`,
  );
  expect(await rerollOf(1)).toBeDisabled();
  expect(await donate()).toBeDisabled();
});

test('E325 a waiting draw of the wallet from elsewhere blocks its re-roll, but no donation', async () => {
  const draw = await waitingReroll();
  openPoolWith([], [{ ...draw, by: { ...draw.by, address: aliceAddress } }]);
  expect(
    await screen.findByText(/^Your last re-roll is waiting.*one draw at a time/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your re-roll' })).toHaveAttribute(
    'href',
    `/reroll?came=${draw.id}`,
  );
  expect(await rerollOf(1)).toBeDisabled();
  expect(await donate()).toBeEnabled();
});

test('a waiting re-roll shows what it waits for, the time left and the rarest traits of its pool', async () => {
  await openDraw(await waitingReroll());
  const timer = await screen.findByRole('timer', { name: 'Seconds until the result' });
  expect(timer.parentElement).toHaveTextContent(
    /^Public randomness decides this draw(in \d+ s|any moment now)$/,
  );
  expect(await screen.findByRole('group', { name: 'Rarest in the pool' })).toBeVisible();
});

test('links to suitable traits on the market for people who have none for a pool', async () => {
  open(POOL, { [`/economy/v1/wallets/${aliceAddress}/inventory`]: page([]) });
  expect(await screen.findByRole('link', { name: 'Find one on the market' })).toHaveAttribute(
    'href',
    `/market?collection=${eyesPool.collection}&slot=eyes`,
  );
});

test('E199 the browser repeats the draw before it shows the result', async () => {
  const draw = await drawReroll();
  await openDraw(draw);
  expect(await screen.findByText('Verified: the draw is fair')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^View / })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'The new trait: reveal' }));
  const came = within(await screen.findByRole('region', { name: 'The new trait' }));
  expect(came.getByRole('link', { name: /^View / })).toBeVisible();
  await waitFor(() => expect(came.getByRole('heading', { name: 'The new trait' })).toHaveFocus());
});

test('after a re-roll: the new trait, and View, Wear, List, Share and Save picture', async () => {
  const draw = await drawReroll();
  const [pick] = draw.picks;
  if (pick === undefined) throw new Error('Nothing was drawn.');
  const { address } = draw.by;
  const { collection, tokenId } = fathom7;
  const host = 'https://construct-flags.example';
  const { start } = await openDraw(
    draw,
    {
      [`/economy/v1/wallets/${address}/inventory`]: page([{ kind: 'avatar', avatar: fathom7 }]),
      [`${host}/api/features/sdk`]: { body: { features: { construct: { defaultValue: true } } } },
    },
    {
      session: { ...signedInAsAlice, address },
      appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Your new trait: reveal' }));
  const came = within(await screen.findByRole('region', { name: 'Your new trait' }));
  const { id, value } = pick.trait;
  expect(came.getByRole('link', { name: `View ${value}` })).toHaveAttribute(
    'href',
    `/traits/${id}`,
  );
  expect(await came.findByRole('link', { name: `Wear ${value}` })).toHaveAttribute(
    'href',
    expect.stringMatching(`^/construct\\?avatar=${collection}/${tokenId}&.*wear=${id}$`),
  );
  expect(came.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await userEvent.click(came.getByRole('button', { name: 'Share' }));
  expect(await came.findByLabelText('Link')).toHaveValue(
    new URL(`/reroll?came=${draw.id}`, window.location.origin).href,
  );
  await userEvent.click(came.getByRole('button', { name: `List ${value}` }));
  expect(start).toHaveBeenCalledWith({ kind: 'list', traitId: id });
});

test('E199 says that a result that doesn’t follow from the proof is not fair, and offers the proof for download', async () => {
  const draw = await drawReroll();
  await openDraw({ ...draw, picks: draw.picks.map((pick) => ({ ...pick, tokenId: '105' })) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/This draw wasn’t fair/);
  expect(within(alert).getByRole('button', { name: 'Download the evidence' })).toBeInTheDocument();
  expect(screen.queryByText('Verified: the draw is fair')).not.toBeInTheDocument();
});

test('E199 when the link never came, says that everything was returned', async () => {
  const draw = await drawReroll();
  await openDraw({ ...draw, state: 'returned', link: null, revealedAt: null, picks: [] });
  expect(await screen.findByText('You got everything back')).toBeInTheDocument();
});

test('says when an address has no pool or id', async () => {
  open('/reroll?pool=nothing');
  expect(await screen.findByText(/no pool name in this address/)).toBeInTheDocument();
});
