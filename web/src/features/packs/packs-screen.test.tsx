import { drawPack, drawPacks } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { tideOne, tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Draw } from '@trait-market/contract/economy/draws';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { drawAnswers } from '@/testing/draws/draw-answers';
import { stubActions } from '@/testing/actions/actions-stub';
import { stubApi } from '@/testing/stub-api';

import { PacksScreen } from './packs-screen';

const page = (items: readonly object[]) => ({
  body: { items, nextCursor: null, total: items.length, returned: 0, refused: 0 },
});

const open = async (draw: Draw, draws: readonly Draw[] = [draw], at = '/packs') => {
  stubApi({
    '/economy/v1/drops': page([
      tideOne,
      { ...tideOne, id: 'later', name: 'Later', state: 'upcoming' },
    ]),
    ...(await drawAnswers(draw, { draws })),
  });
  return renderScreen(stubActions().within(<PacksScreen />), { at });
};

const check = async (id: string) => {
  const field = screen.getByLabelText('Draw ID');
  await userEvent.clear(field);
  await userEvent.type(field, id);
  await userEvent.click(screen.getByRole('button', { name: 'Check this draw' }));
};

test('drops say what a pack costs and how many are left', async () => {
  await open(await drawPack());
  const list = within(await screen.findByRole('list', { name: 'Drops' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Tide One.*0\.02 ETH.*2 of 4 packs left/);
  expect(second).toHaveTextContent(/Later.*Not open yet.*Opens/);
  const preview = within(list.getByRole('group', { name: 'Rarest traits of Tide One' }));
  expect(preview.getByRole('link', { name: /^Crimson Laser Eyes/ })).toBeVisible();
  const helmet = preview.getByRole('link', { name: /^Brass Diving Helmet/ });
  expect(helmet.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
});

test('E525 E665 E693 each drop says what a typical pack is worth, and how many are worth their price, at last sales, with the estimate', async () => {
  const sold = { ...tideOne, id: 'sold', name: 'Sold', state: 'sold-out' };
  stubApi({
    '/economy/v1/rates': { body: rates },
    '/economy/v1/drops': page([tideOne, sold]),
    [`/economy/v1/drops/${tideOne.id}`]: { body: tideOneDetail },
  });
  renderScreen(stubActions().within(<PacksScreen />), { at: '/packs' });
  await screen.findByText(/^At last sales, \d+% of packs are worth at least their price$/);
  const [onSale, soldOut] = within(screen.getByRole('list', { name: 'Drops' })).getAllByRole(
    'listitem',
  );
  await within(screen.getByRole('list', { name: 'Drops' })).findAllByText(/^≈/);
  expect(onSale).toHaveTextContent(
    /Median value at last sales [\d.]+\sETH ≈\s\$[\d.,]+, about .*At last sales, \d+% of packs/,
  );
  expect(soldOut).not.toHaveTextContent('Median value');
});

test('drops of a market without previews are listed without one', async () => {
  stubApi({ '/economy/v1/drops': page([{ ...tideOne, preview: undefined }]) });
  renderScreen(stubActions().within(<PacksScreen />), { at: '/packs' });
  expect(await screen.findByRole('list', { name: 'Drops' })).toHaveTextContent(/Tide One/);
  expect(screen.queryByRole('group', { name: /^Rarest/ })).not.toBeInTheDocument();
});

test('E164 E215 E421 repeats a draw in the browser, and shows what it drew, that it was checked, and how to check another', async () => {
  const draws = await drawPacks(2);
  const [, draw] = draws;
  const [first] = draw?.picks ?? [];
  if (draw === undefined || first === undefined) throw new Error('Two were drawn');
  const { whereabouts } = await open(draw, draws);
  await check(`  ${draw.id} `);
  const verdict = await screen.findByText('Verified: the draw is fair');
  const [prize] = screen.getAllByRole('link', { name: first.trait.value });
  const follows = (element: Element, later: Element) =>
    element.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(prize && follows(prize, verdict)).toBeTruthy();
  expect(follows(verdict, screen.getByLabelText('Draw ID'))).toBeTruthy();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'A draw' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Drops' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Draw ID')).toHaveValue(`  ${draw.id} `);
  expect(whereabouts()).toBe(`/packs?draw=${draw.id}`);
  expect(screen.getByRole('button', { name: 'Download the proof' })).toBeInTheDocument();
});

test('E164 says that traits that don’t follow from the proof are not fair, and offers the proof for download', async () => {
  const draw = await drawPack();
  const lie = { ...draw, picks: draw.picks.toReversed() };
  await open(lie, [lie], `/packs?draw=${draw.id}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/This draw wasn’t fair/);
  expect(alert).toHaveTextContent(/lead to different traits/);
  expect(screen.getByRole('heading', { level: 2, name: /^Drawn from/ })).toBeInTheDocument();
  expect(within(alert).getByRole('button', { name: 'Download the evidence' })).toBeInTheDocument();
  expect(screen.queryByText('Verified: the draw is fair')).not.toBeInTheDocument();
});

test('E164 detects a promise that was already used for another draw of the wallet', async () => {
  const draw = await drawPack();
  const again = await drawPack({ sequence: 2, message: { nonce: '9' } });
  await open(draw, [draw, again], `/packs?draw=${draw.id}`);
  expect(
    await screen.findByText('The same commitment was used for two draws.'),
  ).toBeInTheDocument();
});

test.each<[string, (draw: Draw) => Draw, RegExp]>([
  [
    'another link',
    (draw) => ({ ...draw, link: `0x${'99'.repeat(32)}` }),
    /part of the draw isn’t the one it committed to/,
  ],
  [
    'another table',
    (draw) => ({
      ...draw,
      table: { ...draw.table, sections: draw.table.sections.toReversed() },
    }),
    /list of possible traits isn’t the one that was signed/,
  ],
  [
    'a link that came too late',
    (draw) => ({
      ...draw,
      revealedAt: new Date(Date.parse(draw.takenAt) + 3_600_000).toISOString(),
    }),
    /after its 10 minutes were up/,
  ],
])('T67 the browser detects %s', async (_, cheat, words) => {
  const lie = cheat(await drawPack());
  await open(lie, [lie], `/packs?draw=${lie.id}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText('Verified: the draw is fair')).not.toBeInTheDocument();
});

test('refuses an invalid id, and keeps what was typed', async () => {
  await open(await drawPack());
  await check('0x12');
  expect(screen.getByRole('alert')).toHaveTextContent(/Enter a draw’s ID/);
  expect(screen.getByLabelText('Draw ID')).toHaveValue('0x12');
});

test('an invalid id removes what was said about the previous draw', async () => {
  const draw = await drawPack();
  await open(draw, [draw], `/packs?draw=${draw.id}`);
  expect(await screen.findByText('Verified: the draw is fair')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Draw ID'));
  await check('0x12');
  expect(screen.getByRole('alert')).toHaveTextContent(/Enter a draw’s ID/);
  expect(screen.queryByText('Verified: the draw is fair')).not.toBeInTheDocument();
});
