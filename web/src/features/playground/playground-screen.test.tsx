import {
  divingHelmetDetail,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { guestAddress } from '@/lib/storage';
import {
  BARE,
  crown,
  helmet,
  layers,
  openPlayground,
  option,
  pageOf,
  picture,
} from '@/testing/playground';
import { signedInAsAlice } from '@/testing/sessions';

test('starts with a bare head, and shows what is put on in the picture and in the address', async () => {
  const { whereabouts, requests } = openPlayground();
  await userEvent.click(await option(/^Brass Diving Helmet/));
  expect(layers(BARE)).toEqual([picture('bare-body'), helmet.layerUrl]);
  expect(whereabouts()).toBe(`/playground?collection=fathom-club&wear=${helmet.id}`);
  expect(screen.getByText('Headwear: Brass Diving Helmet put on.')).toBeInTheDocument();
  // The look's price is requested after a delay, which a slow click may exceed.
  const withoutPrices = () => requests.filter((url) => !url.includes('/looks/price'));
  const before = withoutPrices();
  await userEvent.click(await option(/^Tin Crown/));
  expect(layers(BARE)).toEqual([picture('bare-body'), crown.layerUrl]);
  expect(withoutPrices()).toEqual(before);
  await userEvent.click(await option(/^None/));
  expect(whereabouts()).toBe('/playground?collection=fathom-club&wear=');
});

test('a look is shared by its own address, and saved as a picture', async () => {
  openPlayground();
  await userEvent.click(await option(/^Brass Diving Helmet/));
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(window.location.href);
});

test('steps can be undone and redone, and the address follows', async () => {
  const { whereabouts } = openPlayground();
  await userEvent.click(await option(/^Brass Diving Helmet/));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(layers(BARE)).toEqual([picture('bare-body')]);
  expect(whereabouts()).toBe('/playground?collection=fathom-club&wear=');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(whereabouts()).toBe(`/playground?collection=fathom-club&wear=${helmet.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(layers(BARE)).toEqual([picture('bare-body')]);
});

test('shows an avatar as it is until its look is changed', async () => {
  openPlayground('?avatar=fathom-club/7');
  expect(await screen.findByRole('heading', { name: 'Fathom Club #7' })).toBeInTheDocument();
  expect(await option(/^Brass Diving Helmet/)).toBeChecked();
  expect(screen.getByRole('link', { name: 'Construct this look' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/construct\?avatar=fathom-club\/7&wear=.+&wear=brass-diving-helmet/),
  );
});

test('shows a linked look, without what isn’t in the collection', async () => {
  openPlayground(`?collection=fathom-club&wear=${helmet.id}&wear=unknown&wear=..%2Fx`);
  expect(await screen.findByText(/^Part of this link isn’t in the collection/)).toBeInTheDocument();
  expect(layers(BARE)).toEqual([picture('bare-body'), helmet.layerUrl]);
});

test.each(['?collection=nowhere', '?avatar=fathom-club/999', '?avatar=nonsense'])(
  'says that %s is unknown, and shows a bare head instead',
  async (search) => {
    openPlayground(search);
    expect(await screen.findByText(/^Part of this link isn’t/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: BARE })).toBeInTheDocument();
  },
);

test('choosing another head starts over', async () => {
  const { whereabouts } = openPlayground('?collection=fathom-club');
  await userEvent.click(await option(/^Brass Diving Helmet/));
  await userEvent.click(screen.getByRole('link', { name: 'A bare head' }));
  await waitFor(() => expect(layers(BARE)).toEqual([picture('bare-body')]));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Foxglove Court');
  expect(whereabouts()).toBe('/playground?collection=foxglove-court');
  expect(
    await screen.findByRole('heading', { name: 'A bare Foxglove Court head' }),
  ).toBeInTheDocument();
});

test('Shuffle leaves locked slots alone', async () => {
  openPlayground('', {
    answers: {
      '/economy/v1/traits?collection=fathom-club&limit=60&sort=name': {
        body: { ...traitPage, items: [{ ...laserEyesCard, layerUrl: picture('eyes') }, crown] },
      },
    },
  });
  await userEvent.click(await option(/^Brass Diving Helmet/));
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }));
  expect(layers(BARE)).toContain(helmet.layerUrl);
  expect(await option(/^Tin Crown/)).toBeDisabled();
});

test('says what the finished look costs, and what of it you have', async () => {
  const { requests } = openPlayground(`?collection=fathom-club&wear=${helmet.id}`, {
    session: signedInAsAlice,
  });
  const fact = async (name: string) => (await screen.findByText(name)).nextSibling;
  await waitFor(async () => expect(await fact('Costs now')).toHaveTextContent('0.12 ETH'));
  expect(await fact('You have')).toHaveTextContent('1 of 1');
  expect(await fact('Left to buy')).toHaveTextContent('0 ETH');
  expect(requests).toContain(`/economy/v1/looks/price?wear=${helmet.id}&wallet=${aliceAddress}`);
});

test('counts the traits of the wallet that a guest follows', async () => {
  guestAddress.write(aliceAddress);
  openPlayground(`?collection=fathom-club&wear=${helmet.id}`);
  expect(await screen.findByText('The wallet you follow has')).toBeInTheDocument();
});

test('finds the closest look from what you own', async () => {
  const owned = {
    kind: 'trait',
    trait: { ...crown, token: divingHelmetDetail.token, tokenId: '9' },
    quantity: 1,
    listedByOwner: 0,
  };
  openPlayground(`?collection=fathom-club&wear=${helmet.id}`, {
    session: signedInAsAlice,
    answers: { [`/economy/v1/wallets/${aliceAddress}/inventory`]: pageOf(owned) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Closest to what you own' }));
  expect(layers(BARE)).toEqual([picture('bare-body'), crown.layerUrl]);
});

test('finds traits by name', async () => {
  const { requests } = openPlayground();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'crown');
  await waitFor(() =>
    expect(requests.some((address) => address.includes('name=crown'))).toBe(true),
  );
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Slots' })).getByRole('button', { name: /^Eyes/ }),
  );
  expect(screen.getByRole('heading', { name: 'Eyes' })).toBeInTheDocument();
});
