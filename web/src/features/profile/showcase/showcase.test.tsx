import { construction } from '@trait-market/contract/fixtures/economy/benches';
import {
  fathom7,
  fathomClub,
  inventoryPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { showcase } from '@trait-market/contract/fixtures/economy/showcases';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { ShownItem } from '@trait-market/contract/economy/showcases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ArrangeShowcase, Showcase } from './showcase';

const SAVE = '/economy/v1/wallets/me/showcase';
const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const [avatar, trait] = inventoryPage.items;
const cap = {
  ...trait,
  trait: {
    ...divingHelmetCard,
    id: 'cap',
    value: 'Captain’s Cap',
    token: fathom7.token,
    tokenId: '9',
  },
};
const page = (...items: unknown[]) => ({
  body: { items, nextCursor: null, total: items.length },
});

const show = (items: readonly ShownItem[] = showcase.items, traits: readonly unknown[] = []) => {
  const api = stubApi({
    '/economy/v1/collections': page(fathomClub),
    [`${INVENTORY}?kind=trait&limit=60`]: page(trait, cap, ...traits),
    [`${INVENTORY}?kind=avatar&limit=60`]: page(avatar),
    '/economy/v1/constructions': page(construction, { ...construction, id: 'x', isUndone: true }),
    [`PUT ${SAVE}`]: { body: showcase },
  });
  renderScreen(
    <>
      <ArrangeShowcase address={aliceAddress} items={items} />
      <Showcase items={items} />
    </>,
    { session: signedInAsAlice },
  );
  return api;
};
const openEditor = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Arrange your showcase' }));
  // A dialog of the same name is open while the code loads.
  await screen.findByText(/^Anyone can see it/);
  return within(screen.getByRole('dialog', { name: 'Arrange your showcase' }));
};
const orderIn = (editor: ReturnType<typeof within>) =>
  within(editor.getByRole('list', { name: 'Your showcase, in this order' }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('alt'));

test('E314 anyone sees the things in their order, each with a link to its page', () => {
  show();
  const links = within(screen.getByRole('list', { name: 'On show' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/traits/brass-diving-helmet-fathom-club',
    '/avatars/fathom-club/7',
    '/avatars/fathom-club/7#looks',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Brass Diving Helmet Headwear · Rare',
    'Fathom Club #7 Rank 12',
    `Fathom Club #7 Look, rank ${construction.after.rank}`,
  ]);
});

test('a showcase without things has no section, and can be arranged', () => {
  show([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arrange your showcase' })).toBeEnabled();
});

test('E314 its owner chooses from what they hold, moves things, and saves the order', async () => {
  const { written } = show(showcase.items.slice(0, 2));
  const editor = await openEditor();
  await userEvent.click(await editor.findByRole('button', { name: 'Captain’s Cap' }));
  expect(editor.getByRole('status')).toHaveTextContent('3 of 12 chosen');
  expect(orderIn(editor)).toEqual(['Brass Diving Helmet', 'Fathom Club #7', 'Captain’s Cap']);
  const earlier = editor.getByRole('button', { name: 'Move Captain’s Cap earlier' });
  await userEvent.click(earlier);
  await waitFor(() => expect(earlier).toHaveFocus());
  await userEvent.click(earlier);
  await userEvent.click(earlier);
  expect(orderIn(editor)).toEqual(['Captain’s Cap', 'Brass Diving Helmet', 'Fathom Club #7']);
  await userEvent.click(editor.getByRole('button', { name: 'Remove Brass Diving Helmet' }));
  await userEvent.click(editor.getByRole('button', { name: 'Looks' }));
  const looks = within(await editor.findByRole('list', { name: 'What you hold' }));
  await userEvent.click(looks.getByRole('button', { name: 'Fathom Club #7' }));
  await userEvent.click(editor.getByRole('button', { name: 'Save showcase' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(written).toEqual([
    {
      method: 'PUT',
      path: SAVE,
      body: {
        items: [
          { kind: 'trait', id: 'cap' },
          { kind: 'avatar', collection: 'fathom-club', tokenId: '7' },
          { kind: 'look', id: construction.id },
        ],
      },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Arrange your showcase' })).toHaveFocus(),
  );
});

test('E314 a full showcase takes nothing more until something is removed', async () => {
  const [first] = showcase.items;
  if (first?.kind !== 'trait') throw new Error('The fixture begins with a trait.');
  const many = Array.from({ length: 12 }, (_, index): ShownItem => ({
    ...first,
    trait: { ...first.trait, id: `t${index}`, value: `Trait ${index}` },
  }));
  show(many);
  const editor = await openEditor();
  await userEvent.click(await editor.findByRole('button', { name: 'Captain’s Cap' }));
  expect(editor.getByRole('status')).toHaveTextContent('12 of 12 chosen');
  expect(editor.getByText(/^A showcase holds 12/)).toBeInTheDocument();
  await userEvent.click(editor.getByRole('button', { name: 'Remove Trait 3' }));
  await userEvent.click(editor.getByRole('button', { name: 'Captain’s Cap' }));
  expect(orderIn(editor).at(-1)).toBe('Captain’s Cap');
});

test('E649 the items to choose from are filtered by collection and rarity, and sorted', async () => {
  const others = Array.from({ length: 8 }, (_, index) => ({
    ...trait,
    rank: { place: 20 - index, of: 40 },
    trait: {
      ...cap.trait,
      id: `hat-${index}`,
      value: `Hat ${index}`,
      collection: index < 2 ? 'night-post' : 'fathom-club',
      rarity: index < 5 ? 'common' : 'legendary',
    },
  }));
  show([], others);
  const editor = await openEditor();
  const names = async () =>
    within(await editor.findByRole('list', { name: 'What you hold' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect((await names()).slice(0, 4)).toEqual(['Hat 7', 'Hat 6', 'Hat 5', 'Brass Diving Helmet']);
  expect(editor.getAllByText('Legendary', { selector: 'li *' })).toHaveLength(3);
  await userEvent.selectOptions(editor.getByLabelText('Sort by'), 'Name');
  expect((await names()).slice(0, 2)).toEqual(['Brass Diving Helmet', 'Captain’s Cap']);
  expect(within(editor.getByLabelText('Rarity')).queryByText('Epic')).not.toBeInTheDocument();
  await userEvent.selectOptions(editor.getByLabelText('Rarity'), 'Common');
  expect(await names()).toEqual(['Hat 0', 'Hat 1', 'Hat 2', 'Hat 3', 'Hat 4']);
  await userEvent.selectOptions(editor.getByLabelText('Collection'), 'Fathom Club');
  expect(await names()).toEqual(['Hat 2', 'Hat 3', 'Hat 4']);
  await userEvent.click(editor.getByRole('button', { name: 'Avatars' }));
  expect(await names()).toEqual(['Fathom Club #7']);
  expect(editor.getByText(/^Rank \d+$/)).toBeVisible();
});

test('a failed save keeps the arrangement, and says why', async () => {
  const { answer } = show();
  answer(`PUT ${SAVE}`, { status: 503, body: { message: 'Closed for cleaning' } });
  const editor = await openEditor();
  await userEvent.click(editor.getByRole('button', { name: 'Remove Brass Diving Helmet' }));
  await userEvent.click(editor.getByRole('button', { name: 'Save showcase' }));
  expect(await editor.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  expect(orderIn(editor)).toEqual(['Fathom Club #7', 'Fathom Club #7']);
});
