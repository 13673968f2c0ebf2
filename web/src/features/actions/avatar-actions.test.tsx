import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import {
  avatarHistory,
  fathom7Detail,
  listingOfFathom7,
  offerForFathom7,
} from '@trait-market/contract/fixtures/economy/avatars';
import { balances, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { renderActionDialog } from '@/testing/actions/render-action-dialog';
import { stubApi } from '@/testing/stub-api';
import { wholeItem } from '@/testing/whole-item';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const ofBob: AvatarDetail = {
  ...fathom7Detail,
  owner: { address: bobAddress, username: 'bob' },
};
const id = { collection: 'fathom-club', tokenId: '7' };

const open = (action: Action, answers: Parameters<typeof stubApi>[0] = {}) => {
  stubApi({
    [AVATAR]: { body: fathom7Detail },
    [`${AVATAR}/history`]: { body: avatarHistory },
    [`${AVATAR}/orders`]: { body: { items: [], nextCursor: null, total: 0 } },
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    '/economy/v1/wallets/me/balances': { body: balances },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { items: [], nextCursor: null, total: 0 },
    },
    ...answers,
  });
  return renderActionDialog(action);
};

afterEach(() => sessionStorage.clear());

test('E549 an avatar’s listing starts empty, because the cheapest one can be worth far less', async () => {
  open({ kind: 'listAvatar', ...id });
  expect(await screen.findByText('Just below cheapest')).toBeVisible();
  expect(screen.getByLabelText('Price, in ETH')).toHaveValue('');
});

test('listing an avatar promises everything that it wears', async () => {
  open({ kind: 'listAvatar', ...id });
  await userEvent.type(await screen.findByLabelText('Price, in ETH'), '0.5');
  expect(screen.getByText(/^It’s sold with everything it wears:/)).toHaveTextContent(
    'Crimson Laser Eyes and Brass Diving Helmet',
  );
  expect(
    screen.getByText(wholeItem(/^You list “Fathom Club #7” \(.*\) for 0.5 ETH\.$/)),
  ).toBeVisible();
  expect(screen.getByText(/^It’s valid only while “Fathom Club #7”/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the listing' })).toBeVisible();
});

test('warns of a price below someone’s offer, and of your own open offer', async () => {
  const own = { ...offerForFathom7, maker: fathom7Detail.owner, hash: listingOfFathom7.hash };
  const items = [offerForFathom7, own];
  open(
    { kind: 'listAvatar', ...id },
    { [`${AVATAR}/orders`]: { body: { items, nextCursor: null, total: 2 } } },
  );
  expect(await screen.findByText(/Your own offer of 0.8 WETH for it is still open/)).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Price, in ETH'), '0.5');
  expect(screen.getByText(/Someone offers 0.8 ETH for it now/)).toBeVisible();
});

test('does not list what someone else owns', async () => {
  open({ kind: 'listAvatar', ...id }, { [AVATAR]: { body: ofBob } });
  expect(await screen.findByText(/isn’t in your wallet anymore/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make an offer for it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

test('E131 an offer is for the avatar with what it wears now, unless that is unticked', async () => {
  open({ kind: 'offerAvatar', ...id }, { [AVATAR]: { body: ofBob } });
  const promise = await screen.findByRole('checkbox', { name: /^Only with what it wears now/ });
  expect(promise).toBeChecked();
  await userEvent.type(screen.getByLabelText('Your offer, in WETH'), '0.01');
  expect(await screen.findByText(/^You offer 0.01 WETH for “Fathom Club #7”/)).toBeVisible();
  expect(screen.getByText(wholeItem(/^It’s valid only while .* wears /))).toBeVisible();

  await userEvent.click(promise);
  expect(screen.getByText(/None of that is promised/)).toBeVisible();
  expect(screen.queryByText(/^It’s valid only while/)).not.toBeInTheDocument();
});

test('a purchase says what comes with the avatar, and what of that is promised', async () => {
  const order = { ...listingOfFathom7, maker: ofBob.owner };
  open({ kind: 'buy', order }, { [AVATAR]: { body: { ...ofBob, worn: [...fathom7Detail.worn] } } });
  expect(
    await screen.findByText(wholeItem(/^You buy “Fathom Club #7” \(.*\) from /)),
  ).toBeVisible();
  expect(screen.getByText('An avatar comes with everything it wears.')).toBeVisible();
  expect(
    screen.getByText(wholeItem(/^It’s valid only while .* wears “Brass Diving Helmet”/)),
  ).toBeVisible();
  expect(
    screen.getByText(
      wholeItem(/^“Fathom Club #7” .*also wears “Crimson Laser Eyes”.*None of that is promised/),
    ),
  ).toBeVisible();
});
