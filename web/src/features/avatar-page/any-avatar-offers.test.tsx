import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { avatarHistory, fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { anyFathomOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AvatarPage } from './avatar-page';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const order = { ...anyFathomOffer, committedTo: [] };
const ofBob: AvatarDetail = {
  ...fathom7Detail,
  owner: { address: bobAddress, username: 'bob' },
};

const show = (avatar: AvatarDetail, maker = order.maker) => {
  stubApi({
    [AVATAR]: { body: avatar },
    [`${AVATAR}/orders`]: { body: { items: [{ ...order, maker }], nextCursor: null, total: 1 } },
    [`${AVATAR}/history`]: { body: avatarHistory },
  });
  const { start, within: acting } = stubActions();
  renderScreen(acting(<AvatarPage collection="fathom-club" tokenId="7" />), {
    session: signedInAsAlice,
  });
  return start;
};
const offers = () => screen.findByRole('region', { name: 'Listings, offers and trades' });

test('E608 E609 the owner of an avatar sees the offers for any avatar, and accepts with this one', async () => {
  const start = show(fathom7Detail);
  const accept = await screen.findByRole('button', {
    name: 'Accept at 0.7 WETH and give Fathom Club #7',
  });
  expect(await offers()).toHaveTextContent(/0\.7 WETH for any Fathom Club avatar/);
  expect(await offers()).toHaveTextContent('Whatever it wears');
  await userEvent.click(accept);
  expect(start).toHaveBeenLastCalledWith({ kind: 'accept', order: { ...order }, avatarId: '7' });
});

test('E609 only the owner of an avatar can accept an offer for any avatar with it', async () => {
  show(
    { ...ofBob, owner: { address: bobAddress, username: null } },
    { address: bobAddress, username: 'bob' },
  );
  expect(await screen.findByRole('link', { name: 'any Fathom Club avatar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('E607 E610 an avatar of someone else can be left for an offer for any avatar, and an own one is raised', async () => {
  const start = show(ofBob, { address: aliceAddress, username: 'alice' });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer for any avatar' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'offerAnyAvatar', collection: 'fathom-club' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Raise your offer at 0.7 WETH' }),
  );
  expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'raise' }));
});
