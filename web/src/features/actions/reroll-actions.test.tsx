import { aliceRerolls, eyesPool } from '@trait-market/contract/fixtures/economy/reroll';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { rerollTable } from '@trait-market/contract/economy/reroll';
import { tableHash } from '@trait-market/contract/economy/draws';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { ownedEyes } from '@/testing/owned-eyes';
import type { Action } from '@/lib/actions/action';
import { page } from '@/testing/actions/open-action';
import { renderActionDialog } from '@/testing/actions/render-action-dialog';
import { stubApi } from '@/testing/stub-api';

import { readActionDraft } from './dialog/signing/action-draft';
import { matchesAction } from './dialog/signing/matches-action';

const commitment = {
  anchor: `0x${'a1'.repeat(32)}`,
  position: 1,
  commitment: `0x${'c1'.repeat(32)}`,
};
const POOL = `/economy/v1/reroll/${eyesPool.collection}/eyes`;
const REROLLS = `/economy/v1/wallets/${aliceAddress}/rerolls`;
const CREDITS = '/v1/users/credits';
const credits = (subscription: number, vanilla: number) => ({
  body: { subscription: { amount: subscription }, vanilla: { amount: vanilla } },
});
const [first, second] = [ownedEyes(1).trait, ownedEyes(2).trait];
const three = [first, first, second];
const reroll = (stake: Extract<Action, { kind: 'reroll' }>['stake']): Action => ({
  kind: 'reroll',
  pool: eyesPool,
  stake,
});

const open = (action: Action, answers: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    ...Object.fromEntries(
      [first, second].flatMap(({ id }) => [
        [`/economy/v1/traits/${id}`, { body: { ...divingHelmetDetail, lastSale: null } }],
        [`/economy/v1/traits/${id}/orders`, page()],
      ]),
    ),
    [POOL]: { body: eyesPool },
    [REROLLS]: { body: aliceRerolls },
    [CREDITS]: credits(5, 25),
    'POST /economy/v1/draws/commitments': { status: 201, body: commitment },
    ...answers,
  });
  renderActionDialog(action);
  return api;
};

const reviewed = () => screen.findByText('What your wallet will sign');
const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).closest('dl > div')?.querySelector('dd')?.textContent;

const staked = async () => {
  await screen.findAllByText('No floor, sale or offer');
  return screen
    .getAllByText(/^(Joins the pool|Burned for good) · /)
    .map((detail) => detail.closest('dl > div')?.textContent);
};

test('E193 E452 one for one shows the stake, the possible results and the cost, and signs exactly that', async () => {
  open(reroll([first]));
  await reviewed();
  expect(await staked()).toEqual([
    'Own eyes 1Joins the pool · Epic · 20 editionsNo floor, sale or offer',
  ]);
  expect(valueOf('Editions you could get')).toBe('12');
  expect(valueOf('Cost')).toBe('10 credits');
  expect(valueOf('Your credits afterwards')).toBe('20');
  expect(valueOf('Re-rolls left in 24 hours')).toBe('18 of 20');
  expect(screen.getByText(/You put in “Own eyes 1”.* and get one edition/)).toBeInTheDocument();
  expect(screen.getByText('It costs at most 10 credits.')).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps).toEqual([
    expect.objectContaining({
      kind: 'reroll',
      chainId: 1,
      message: expect.objectContaining({
        owner: aliceAddress,
        token: eyesPool.token,
        slot: 'eyes',
        stake: [first.tokenId],
        commitment: commitment.commitment,
        table: tableHash(rerollTable(eyesPool)),
        highestCredits: '10',
      }),
    }),
  ]);
});

test('E627 the review of a re-roll says how likely a higher rarity, fewer editions and the same trait are, and pictures the rarest', async () => {
  const [one, two, third, ...others] = eyesPool.items;
  if (!one || !two || !third) throw new Error('The pool has too few traits.');
  const items = [
    one,
    { ...two, tokenId: first.tokenId },
    { ...third, trait: { ...third.trait, rarity: 'legendary' as const } },
    ...others,
  ];
  open(reroll([{ ...first, rarity: 'epic', editions: 18 }]), {
    [POOL]: { body: { ...eyesPool, items } },
  });
  await reviewed();
  expect(valueOf('Editions you could get')).toBe('12');
  expect(valueOf('Chance of a higher rarity than Epic')).toBe('16.7%');
  expect(screen.getByText('3 of 12 editions')).toBeVisible();
  expect(valueOf('Chance of fewer editions than 18')).toBe('25%');
  expect(valueOf('Chance of the same trait')).toBe('16.7%');
  const rarest = screen.getByRole('heading', { name: 'Could come out' }).parentElement;
  if (rarest === null) throw new Error('The pictures have a title.');
  const pictures = within(rarest).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Eyes 103',
    ...[one, two, ...others].slice(0, 3).map(({ trait }) => trait.value),
  ]);
});

test('E627 an upgrade, which draws from one tier, pictures only that tier and says how likely the highest rarity and the fewest editions put in are outdone', async () => {
  open(reroll([{ ...first, rarity: 'common', editions: 12 }, first, second]));
  await reviewed();
  expect(valueOf('Chance of a higher rarity than Epic')).toBe('None');
  expect(valueOf('Chance of fewer editions than 12')).toBe('None');
  expect(screen.queryByText('Chance of the same trait')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Eyes 103' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Eyes 101' })).not.toBeInTheDocument();
});

test('E194 an upgrade says which one goes in and which are burned, and draws from the next tier only', async () => {
  open(reroll(three));
  await reviewed();
  expect(screen.getByRole('dialog', { name: 'Upgrade three for one' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sign the upgrade' })).toBeVisible();
  expect(await staked()).toEqual([
    'Own eyes 1Joins the pool · Epic · 20 editionsNo floor, sale or offer',
    'Own eyes 1Burned for good · Epic · 20 editionsNo floor, sale or offer',
    'Own eyes 2Burned for good · Epic · 20 editionsNo floor, sale or offer',
  ]);
  expect(valueOf('Editions you could get')).toBe('3');
  expect(valueOf('Cost')).toBe('20 credits');
  expect(valueOf('Your credits afterwards')).toBe('10');
  expect(
    screen.getByText(/^You burn “Own eyes 1”.* and “Own eyes 2”.*for good\.$/),
  ).toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({
    message: {
      stake: three.map(({ tokenId }) => tokenId),
      table: tableHash(rerollTable(eyesPool, 'rare')),
      highestCredits: '20',
    },
  });
});

test.each<[string, Action, Parameters<typeof stubApi>[0], RegExp, ['link' | 'button', string]]>([
  [
    'the last re-roll of a day',
    reroll([first]),
    { [REROLLS]: { body: { ...aliceRerolls, rerolled: 20 } } },
    /You’ve re-rolled 20 times in 24 hours.*Come back after/,
    ['link', 'Look for one on the market'],
  ],
  [
    'the last re-roll of a day, without the time of the next one',
    reroll([first]),
    { [REROLLS]: { body: { ...aliceRerolls, rerolled: 20, nextAt: null } } },
    /^You’ve re-rolled 20 times in 24 hours, which is the limit\.$/,
    ['link', 'Look for one on the market'],
  ],
  [
    'too few credits for one',
    reroll([first]),
    { [CREDITS]: credits(4, 5) },
    /costs 10 credits, and you have 9\.$/,
    ['link', 'Get credits'],
  ],
  [
    'too few credits for three',
    reroll(three),
    { [CREDITS]: credits(10, 9) },
    /costs 20 credits, and you have 19\.$/,
    ['link', 'Get credits'],
  ],
  [
    'a pool that has closed',
    reroll([first]),
    { [POOL]: { body: { ...eyesPool, isOpen: false } } },
    /isn’t open yet: it opens with 8 different traits/,
    ['button', 'Donate to pool'],
  ],
  [
    'a next tier that is empty',
    reroll(three),
    {
      [POOL]: {
        body: { ...eyesPool, items: eyesPool.items.filter(({ tier }) => tier !== 'rare') },
      },
    },
    /nothing of the next tier now.*re-roll one edition instead/,
    ['button', 'Re-roll one edition'],
  ],
])('E197 E216 says before signing: %s', async (_name, action, answers, words, [role, wayOut]) => {
  const { written } = open(action, answers);
  const said = await screen.findByText((_text, element) =>
    element?.tagName === 'P' ? words.test(element.textContent ?? '') : false,
  );
  expect(said).toBeInTheDocument();
  expect(screen.getByRole(role, { name: wayOut })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  expect(written).toEqual([]);
});

test('E320 a re-roll doesn’t open unchecked when the credits couldn’t be loaded', async () => {
  open(reroll([first]), { [CREDITS]: { status: 503, body: {} } });
  expect(await screen.findByText('Couldn’t prepare the review')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E197 E216 exactly enough credits are enough, and the 20th re-roll is allowed', async () => {
  open(reroll([first]), {
    [CREDITS]: credits(0, 10),
    [REROLLS]: { body: { ...aliceRerolls, rerolled: 19 } },
  });
  await reviewed();
  expect(valueOf('Your credits afterwards')).toBe('0');
  expect(valueOf('Re-rolls left in 24 hours')).toBe('0 of 20');
});

test('E196 signs the pool as it is at review, not as it was before', async () => {
  const moved = { ...eyesPool, items: eyesPool.items.slice(1) };
  open(reroll([first]), { [POOL]: { body: moved } });
  await reviewed();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({
    message: { table: tableHash(rerollTable(moved)) },
  });
});

test('E196 does not request a signature without the market’s commitment, and lets you try again', async () => {
  const PROMISE = 'POST /economy/v1/draws/commitments';
  const { answer } = open(reroll([first]), {
    [PROMISE]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByText('Couldn’t prepare the review')).toBeInTheDocument();
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  answer(PROMISE, { status: 201, body: commitment });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await reviewed();
});

test('E193 E216 refuses to sign another stake, pool or price than was chosen', async () => {
  const action = reroll(three);
  open(action);
  await reviewed();
  const [step] = readActionDraft(aliceAddress)?.steps ?? [];
  if (step?.kind !== 'reroll') throw new Error('A re-roll is put up for review');
  const isSigned = (change: object) =>
    matchesAction({
      action,
      address: aliceAddress,
      steps: [{ ...step, message: { ...step.message, ...change } }],
    });
  expect(isSigned({})).toBe(true);
  for (const change of [
    { stake: [first.tokenId] },
    { stake: ['1', '2', '3'] },
    { slot: 'mouth' },
    { highestCredits: '21' },
    { token: aliceAddress },
  ])
    expect(isSigned(change), JSON.stringify(change)).toBe(false);
});

const SIGN_DONATION = 'Sign the donation';
const signDonation = () => userEvent.click(screen.getByRole('button', { name: SIGN_DONATION }));

test('E195 E625 the form of a donation says that nothing comes back, and refuses more editions than are free', async () => {
  open({ kind: 'giveToPool', trait: first, free: 2 });
  const field = await screen.findByRole('textbox', { name: 'Editions to donate (of 2)' });
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await signDonation();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 2.');
  expect(field).toHaveValue('3');
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  await reviewed();
  expect(screen.getByText(/You donate 2 editions of “Own eyes 1”/)).toBeInTheDocument();
  expect(screen.getByText(/You get nothing in return/)).toBeInTheDocument();
  await signDonation();
  expect(readActionDraft(aliceAddress)?.steps[0]).toMatchObject({
    kind: 'poolGive',
    message: { token: first.token, slot: 'eyes', tokenId: first.tokenId, quantity: '2' },
  });
});

const draws = (...items: readonly object[]) => ({
  body: { items, nextCursor: null, total: items.length, returned: 0, refused: 0 },
});
const IN_POOL = `/economy/v1/draws?collection=${eyesPool.collection}&slot=eyes&limit=1`;

test.each<[string, Action, string]>([
  ['re-roll', reroll([first]), 'Review'],
  ['donation', { kind: 'giveToPool', trait: first, free: 1 }, SIGN_DONATION],
])('E325 a waiting draw from the pool blocks a %s', async (_name, action, button) => {
  const { written } = open(action, {
    [IN_POOL]: draws({ ...(await drawReroll()), state: 'waiting' }),
  });
  expect(await screen.findByText(/^Someone is re-rolling from this pool/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toBeDisabled();
  expect(screen.getByText('Wait for the result of the draw.')).toBeVisible();
  expect(written).toEqual([]);
});

test('E325 a draw that began while the form of a donation was open is found before it is signed', async () => {
  const { answer, written } = open(
    { kind: 'giveToPool', trait: first, free: 1 },
    { [IN_POOL]: draws() },
  );
  await screen.findByRole('button', { name: SIGN_DONATION });
  answer(IN_POOL, draws({ ...(await drawReroll()), state: 'waiting' }));
  await signDonation();
  expect(await screen.findByText(/^Someone is re-rolling from this pool/)).toBeInTheDocument();
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  expect(readActionDraft(aliceAddress)?.steps ?? []).toEqual([]);
  expect(written).toEqual([]);
});
