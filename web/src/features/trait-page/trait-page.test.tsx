import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, sale } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import type { Activity } from '@trait-market/contract/economy/activity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ofBob, ordersOf, region, showTrait, TRAIT } from '@/testing/pages/trait-page';
import { signedInAsAlice } from '@/testing/sessions';

const { id } = divingHelmetDetail;

test('E415 E585 shows the token below the prices, and copies its whole address', async () => {
  showTrait({}, { appConfig: { explorerUrls: { '1': 'https://explorer.example', '137': null } } });
  const user = userEvent.setup();
  const { token, tokenId } = divingHelmetDetail;
  const contract = await screen.findByTitle(token);
  expect(contract).toHaveTextContent(`${token.slice(0, 5)}…${token.slice(-4)}`);
  expect(screen.getByText('ERC-1155').nextElementSibling).toHaveTextContent('Ethereum');
  expect(screen.getByText('Token ID').nextElementSibling).toHaveTextContent(tokenId);
  const floor = screen.getByText('Floor', { selector: 'dt' });
  expect(floor.compareDocumentPosition(contract)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Copy contract address' }));
  expect(await navigator.clipboard.readText()).toBe(token);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  write.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy contract address' }));
  expect(await screen.findByText(token)).toBeVisible();
  expect(screen.getByRole('link', { name: /^View on explorer\.example/ })).toHaveAttribute(
    'href',
    `https://explorer.example/token/${token}?a=${tokenId}`,
  );
});

test('E699 the rank of a trait says what rarity counts', async () => {
  showTrait();
  expect(
    await screen.findByRole('button', { name: /^Rarity rank 12 of 98/ }),
  ).toHaveAccessibleDescription(
    'Rarity counts the avatars that wear a trait, not its editions. Traits not worn yet have no rank.',
  );
});

test('says what a trait is, how rare it is, what it costs and who has it', async () => {
  showTrait();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Brass Diving Helmet' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Rare')).toBeInTheDocument();
  expect(screen.getByText(/Rarity rank 12 of 98/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fathom Club' })).toHaveAttribute(
    'href',
    '/market?collection=fathom-club',
  );
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
  expect(fact('Floor')).toHaveTextContent('0.12 ETH');
  expect(fact('Best offer')).toHaveTextContent('0.09 ETH');
  expect(fact('Worn by')).toHaveTextContent('4%');
  expect(screen.getByText('14 loose, 10 worn')).toBeInTheDocument();
  const holders = within(await region('Holders'));
  expect(holders.getByRole('row', { name: /alice 13 10/ })).toBeInTheDocument();
});

test('E479 names best offers and last sales in native coin, and says what the coin of offers is worth', async () => {
  const paid = { price: { chainId: 1, coin: 'wrapped', amount: '110000000000000000' } as const };
  const lastSale = { ...paid, at: '2026-11-20T10:00:00.000Z' };
  showTrait({
    [TRAIT]: { body: { ...divingHelmetDetail, lastSale } },
    [ordersOf('offer')]: { body: { items: [anyHatOffer], nextCursor: null, total: 1 } },
  });
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
  const offers = within(await region('Offers'));
  expect(fact('Best offer')).toHaveTextContent(/^0\.09 ETH/);
  expect(fact('Last sale')).toHaveTextContent(/^0\.11 ETH/);
  expect(await offers.findByText('0.05 WETH')).toBeVisible();
  expect(offers.getByText('Offers pay in WETH: 1 WETH = 1 ETH')).toBeVisible();
});

test('E479 says what the coin of offers is worth also without an open offer, because sales name it', async () => {
  showTrait();
  const offers = within(await region('Offers'));
  expect(await offers.findByText('No offers yet.')).toBeVisible();
  expect(offers.getByText('Offers pay in WETH: 1 WETH = 1 ETH')).toBeVisible();
});

test('E177 says how many editions are locked in the Light, and how many are burned', async () => {
  showTrait({ [TRAIT]: { body: { ...divingHelmetDetail, locked: 2, burned: 3 } } });
  expect(await screen.findByText(/worn, 2 locked in the Light, 3 burned$/)).toBeInTheDocument();
  expect(screen.queryByText('This trait is gone.')).not.toBeInTheDocument();
});

test('E177 a trait whose last edition was burned keeps its page, is marked as gone, and offers no action', async () => {
  const gone = { ...divingHelmetDetail, editions: 0, loose: 0, worn: 0, burned: 4 };
  showTrait({ [TRAIT]: { body: { ...gone, floor: null, listed: 0, bestOffer: null } } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Brass Diving Helmet' }),
  ).toBeInTheDocument();
  expect(screen.getByText('This trait is gone.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /offer/i })).not.toBeInTheDocument();
});

test('offers to buy someone else’s cheapest listing, and to cancel your own', async () => {
  const own = { ...listing, hash: `0x${'1'.repeat(64)}` as const };
  const { start } = showTrait(
    { [`${TRAIT}/orders`]: { body: { items: [own, ofBob], nextCursor: null, total: 2 } } },
    { session: signedInAsAlice },
  );
  // The stylesheet shows one of them: next to the picture, or in the phone's bar.
  const shown = () => screen.getAllByRole('button', { name: 'Buy more for 0.12 ETH' });
  await waitFor(() => expect(shown()).toHaveLength(2));
  const buttons = shown();
  expect(screen.getByRole('region', { name: 'Buy this trait' })).toContainElement(
    buttons[1] ?? null,
  );
  for (const [clicked, button] of buttons.entries()) {
    await userEvent.click(button);
    expect(start).toHaveBeenCalledTimes(clicked + 1);
    expect(start).toHaveBeenLastCalledWith({
      kind: 'buy',
      order: expect.objectContaining({ hash: ofBob.hash }),
    });
  }
  const listings = within(await region('Listings'));
  await userEvent.click(listings.getByRole('button', { name: 'Cancel your listing at 0.12 ETH' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'cancel',
    orders: [expect.objectContaining({ hash: own.hash })],
  });
});

test('does not offer guests to list it', async () => {
  showTrait();
  expect(await screen.findByRole('button', { name: 'Make an offer' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'List for sale' })).not.toBeInTheDocument();
});

test('an event with several editions says how many, and the price of each', async () => {
  const two: Activity = {
    ...sale,
    type: 'listing',
    to: null,
    items: [{ kind: 'trait', trait: divingHelmetDetail, quantity: 2 }],
    price: { chainId: 1, coin: 'native', amount: '2000000000000000' },
  };
  showTrait({ [`${TRAIT}/history`]: { body: { ...traitHistory, items: [two], total: 1 } } });
  const activity = within(await region('Activity'));
  expect(await activity.findByRole('listitem')).toHaveTextContent(/2 for 0.001 ETH each$/);
});

test('it can be tried first on your own avatars, then on others of the collection', async () => {
  const other = { collection: 'fathom-club', tokenId: '9', name: 'Fathom Club #9' };
  showTrait(
    {
      [`/economy/v1/collections/${divingHelmetDetail.collection}`]: {
        body: { ...fathomClub, faces: [fathom7, other] },
      },
    },
    { session: signedInAsAlice },
  );
  const model = await screen.findByRole('link', { name: 'Fathom Club #7' });
  expect(model).toHaveAttribute('href', '/avatars/fathom-club/7');
  expect(model.closest('p')).toHaveTextContent(
    /^Preview: your avatar Fathom Club #7 wearing this trait/,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try it on Fathom Club #9' }));
  const picture = screen.getByRole('img', { name: 'Fathom Club #9 with Brass Diving Helmet' });
  expect(picture).toHaveAttribute(
    'src',
    expect.stringMatching(`/economy/v1/avatars/fathom-club/9/image.svg\\?with=${id}$`),
  );
});

test('for a trait that does not exist, links to the market instead of showing an error', async () => {
  showTrait({
    [TRAIT]: { status: 404, body: { message: 'No such trait', code: 'unknown-trait' } },
  });
  expect(await screen.findByRole('heading', { name: 'Not on the market' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the market' })).toHaveAttribute('href', '/market');
});

test('reports a failure, and shows the trait after Try again', async () => {
  const { answer } = showTrait({
    [TRAIT]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  answer(TRAIT, { body: divingHelmetDetail });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Brass Diving Helmet' }),
  ).toBeInTheDocument();
});
