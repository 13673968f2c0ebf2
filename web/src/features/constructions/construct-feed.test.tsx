import { construction } from '@trait-market/contract/fixtures/economy/benches';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import {
  divingHelmetDetail,
  divingHelmetRef,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { ConstructFeed } from './construct-feed';

const LOOKS = '/economy/v1/constructions';
const COLLECTIONS = '/economy/v1/collections';
const pageOf = (...items: object[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});
const [helmetOff] = construction.changes;
const name = 'Fathom Club #7';

const open = (
  answer: StubbedAnswer,
  { search = '', ...options }: { search?: string } & Parameters<typeof renderScreen>[1] = {},
) => {
  const api = stubApi({ [LOOKS]: answer, [COLLECTIONS]: pageOf(fathomClub) });
  const { start, within: acting } = stubActions();
  const view = renderScreen(acting(<ConstructFeed />), {
    at: `/constructions${search}`,
    ...options,
  });
  return { ...api, ...view, start };
};
const entry = async () => within(await screen.findByRole('article', { name }));

afterEach(() => {
  vi.useRealTimers();
});

test('an entry shows both pictures, who changed what, and the new rank', async () => {
  open(pageOf(construction));
  const look = await entry();
  expect(look.getByRole('img', { name: `${name} before` })).toHaveAttribute(
    'src',
    construction.before.imageUrl,
  );
  expect(look.getByRole('img', { name: `${name} after` })).toHaveAttribute(
    'src',
    construction.after.imageUrl,
  );
  expect(look.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(look.getByRole('button', { name: 'Save picture' })).toBeVisible();
  expect(look.getByRole('link', { name })).toHaveAttribute('href', '/avatars/fathom-club/7');
  expect(look.getByRole('link', { name: 'alice' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(look.getByRole('listitem')).toHaveTextContent('Headwear Took off Brass Diving Helmet');
  expect(look.getByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet-fathom-club',
  );
  expect(look.getByText('Rank').nextSibling).toHaveTextContent('12th →to 118th');
  expect(look.getByText('down 106 places')).toBeInTheDocument();
  expect(look.getByText('Rarity score').nextSibling).toHaveTextContent('25.0 →to 0.0');
  expect(look.queryByText('Undone')).not.toBeInTheDocument();
});

test.each([
  [{ takenOff: null, putOn: helmetOff?.takenOff }, 'Put on Brass Diving Helmet'],
  [
    { takenOff: helmetOff?.takenOff, putOn: { ...helmetOff?.takenOff, id: 'fez', value: 'Fez' } },
    'Swapped Brass Diving Helmet for Fez',
  ],
])('says whether a slot was filled or swapped: %#', async (change, words) => {
  open(pageOf({ ...construction, changes: [{ ...helmetOff, ...change }] }));
  expect((await entry()).getByRole('listitem')).toHaveTextContent(words);
});

test('shows what the look costs now, and a link to Construct it', async () => {
  const after = { ...construction.after, wear: ['a', 'b'], rank: 12 };
  open(pageOf({ ...construction, after, price: divingHelmetDetail.floor }));
  const look = await entry();
  expect(look.getByText('To wear this look now').nextSibling).toHaveTextContent('0.12 ETH');
  expect(look.getByText('no change')).toBeInTheDocument();
  expect(look.getByRole('link', { name: /^Construct this look/ })).toHaveAttribute(
    'href',
    '/construct?avatar=fathom-club/7&wear=a&wear=b&only=1',
  );
});

test('shows no price for a look with a trait that is not listed', async () => {
  open(pageOf(construction));
  expect((await entry()).getByText('Not all for sale')).toBeInTheDocument();
});

test('you can undo your own while there is time', async () => {
  const { start } = open(pageOf(construction), { session: signedInAsAlice });
  const look = await entry();
  expect(look.getByText(/^Free until .+ UTC/)).toBeInTheDocument();
  await userEvent.click(look.getByRole('button', { name: `Undo the change to ${name}` }));
  expect(start).toHaveBeenCalledWith({
    kind: 'undoDress',
    construction: expect.objectContaining({ id: construction.id }),
  });
});

test.each([
  ['another collector’s', { by: { address: bobAddress, username: 'bob' } }],
  ['one that is too old', { undoUntil: null }],
])('E51 %s cannot be undone', async (_what, change) => {
  open(pageOf({ ...construction, ...change }), { session: signedInAsAlice });
  expect((await entry()).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('marks one that was undone', async () => {
  open(pageOf({ ...construction, isUndone: true, undoUntil: null }));
  expect((await entry()).getByText('Undone')).toBeInTheDocument();
});

test('where there is room for only one picture, a button shows the previous one', async () => {
  open(pageOf(construction));
  const button = (await entry()).getByRole('button', { name: `Show ${name} before` });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('reads what to show from the address, and ignores unknown values', async () => {
  const known = `collection=fathom-club&slot=eyes&trait=fez&wallet=${aliceAddress}&sort=rank-gained`;
  const { requests } = open(pageOf(construction), {
    search: `?${known}&slot=tail&cursor=x&tokenId=3`,
  });
  await entry();
  expect(requests).toContain(`${LOOKS}?${known}&limit=12`);
});

test('can be narrowed down by collection and slot, and sorted, in the address', async () => {
  const { whereabouts } = open(pageOf(construction), { search: '?slot=tail&collection=..' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Headwear' }));
  await screen.findByRole('option', { name: 'Fathom Club' });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Fathom Club');
  await userEvent.click(screen.getByRole('link', { name: 'Rank gained' }));
  expect(whereabouts()).toBe(
    '/constructions?collection=fathom-club&slot=headwear&sort=rank-gained',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Headwear' }));
  expect(whereabouts()).toBe('/constructions?collection=fathom-club&sort=rank-gained');
});

test('finds a trait by its name, and a chip removes it again', async () => {
  const { whereabouts, answer } = open(pageOf(construction));
  answer('/economy/v1/traits', { body: traitPage });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Trait or wallet' }), 'helmet');
  await userEvent.click(await screen.findByRole('button', { name: /Brass Diving Helmet/ }));
  expect(whereabouts()).toBe(`/constructions?trait=${divingHelmetRef.id}`);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove filter Trait: Brass Diving Helmet' }),
  );
  expect(whereabouts()).toBe('/constructions');
});

test('finds a wallet by its address, and Escape leaves the field', async () => {
  const { whereabouts } = open(pageOf(construction));
  const field = screen.getByRole('searchbox', { name: 'Trait or wallet' });
  await userEvent.type(field, 'nothing');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await userEvent.type(field, aliceAddress);
  await userEvent.click(await screen.findByRole('button', { name: /^Looks by 0x/ }));
  expect(whereabouts()).toBe(`/constructions?wallet=${aliceAddress}`);
  expect(
    await screen.findByRole('button', { name: 'Remove filter Wallet: alice' }),
  ).toBeInTheDocument();
});

test('says when there is nothing of the chosen kind, and links back to every look', async () => {
  const { whereabouts } = open(pageOf(), { search: '?slot=eyes&sort=rank-gained' });
  expect(await screen.findByText('No looks match')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show every look' }));
  expect(whereabouts()).toBe('/constructions?sort=rank-gained');
  expect(await screen.findByText('No looks yet')).toBeInTheDocument();
});

test('loads more on request', async () => {
  const next = { ...construction, id: 'next', avatar: { ...construction.avatar, name: 'Next' } };
  const { answer } = open({ body: { items: [construction], nextCursor: 'c1', total: 2 } });
  answer(`${LOOKS}?limit=12&cursor=c1`, { body: { items: [next], nextCursor: null, total: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more looks' }));
  expect(await screen.findByRole('article', { name: 'Next' })).toBeInTheDocument();
  expect(screen.getByText('2 of 2 looks shown')).toBeInTheDocument();
});

test('announces what is new, and shows it on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  Element.prototype.scrollIntoView = () => undefined;
  const api = open(pageOf(construction));
  await entry();
  const fresh = { ...construction, id: 'new', avatar: { ...construction.avatar, name: 'New' } };
  api.answer(LOOKS, pageOf(fresh, construction));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const button = await screen.findByRole('button', { name: 'Show 1 new look' });
  expect(screen.queryByRole('article', { name: 'New' })).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect(screen.getByText('2 looks')).toHaveFocus());
  expect(screen.getByRole('article', { name: 'New' })).toBeInTheDocument();
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const api = open({ status: 503, body: { message: 'Closed for stocktaking' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking');
  api.answer(LOOKS, pageOf(construction));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 look')).toBeInTheDocument();
});
