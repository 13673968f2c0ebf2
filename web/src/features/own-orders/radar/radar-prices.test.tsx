import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { dormantListing, undercutListing } from '@trait-market/contract/fixtures/economy/orders';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { order, ORDERS, pageOf, selectFirst, showRadar } from '@/testing/pages/radar';
import { stubApi } from '@/testing/stub-api';

test('shows the trait’s cheapest price beside an undercut listing, which two presses reprice', async () => {
  stubApi({ [ORDERS]: pageOf([undercutListing]) });
  const start = showRadar();
  expect(await screen.findByText('Undercut')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(
    /Floor 0.1 ETH · yours is 0.02 ETH above \(20%\) · last sale 0.09 ETH, 25% below yours/,
  );
  // Amounts don't break at the end of a line.
  expect(document.body.textContent).toContain(
    'Floor 0.1\u00A0ETH · yours is 0.02\u00A0ETH above\u00A0(20%)',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Match the floor: Brass/ }));
  const price = '100000000000000000';
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: price }],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Lower to 0\.09999 ETH: Brass/ }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: '99990000000000000' }],
  });
});

test('E98 E549 the lower price of an undercut listing is one step below the floor', async () => {
  const { market } = undercutListing;
  if (!market?.undercutBy) throw new Error('The listing isn’t undercut.');
  const price = { ...market.undercutBy.price, amount: '394200000000000000' };
  const undercut = { ...market, undercutBy: { ...market.undercutBy, price } };
  stubApi({ [ORDERS]: pageOf([{ ...undercutListing, market: undercut }]) });
  showRadar();
  expect(await screen.findByRole('button', { name: /^Lower to 0\.3941 ETH: Brass/ })).toBeVisible();
});

test('undercut listings can match the floor together', async () => {
  stubApi({ [ORDERS]: pageOf([undercutListing, order(2)]) });
  const start = showRadar();
  await selectFirst();
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  await userEvent.click(bar.getByRole('button', { name: 'Match the floor with 1' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: undercutListing, unitPrice: '100000000000000000' }],
  });
});

test('E98 a listing that no one undercuts only has its price changed, and the button for several says about how much', async () => {
  const unitPrice = { chainId: 1, coin: 'native', amount: '1234' } as const;
  const market = { floor: null, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { market, unitPrice }), order(2, { market })]) });
  const start = showRadar();
  expect(await screen.findAllByRole('button', { name: /^Change the price: Brass/ })).toHaveLength(
    2,
  );
  expect(screen.queryByRole('button', { name: /^Lower to/ })).not.toBeInTheDocument();
  await selectFirst();
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  expect(bar.getByRole('button', { name: 'Lower 2 by about 5%' })).toBeVisible();
  const [button] = screen.getAllByRole('button', { name: /^Change the price: Brass/ });
  if (button) await userEvent.click(button);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: order(1, { market, unitPrice }) }],
  });
});

test('E442 says that an own offer is the best one or proposes a price that is, instead of naming it as someone else’s', async () => {
  const { gives } = order(1);
  const bestOffer = { chainId: 1, coin: 'wrapped', amount: '90000000000000000' } as const;
  const market = { floor: null, undercutBy: null, bestOffer, lastSale: null };
  const offerAt = (number: number, amount: string) =>
    order(number, {
      kind: 'offer',
      gives: [],
      gets: gives,
      unitPrice: { ...bestOffer, amount },
      market,
    });
  stubApi({ [ORDERS]: pageOf([offerAt(1, bestOffer.amount), offerAt(2, '80000000000000000')]) });
  const start = showRadar();
  expect(await screen.findByText(/yours is the best.offer/)).toHaveTextContent(
    '· yours is the best offer',
  );
  expect(screen.getByText(/best offer 0\.09 ETH/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Change offer: .*0\.09 WETH/ }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: offerAt(1, bestOffer.amount),
    isLowerAllowed: true,
  });
  // E442: an outbid offer is raised to one step above the best one (E549).
  const raise = screen.getByRole('button', { name: /^Raise to 0\.09001 WETH: .*0\.08 WETH/ });
  expect(raise).toHaveTextContent(/^Raise to 0\.09001 WETH$/);
  await userEvent.click(raise);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: offerAt(2, '80000000000000000'),
    unitPrice: '90010000000000000',
  });
});

test('E476 an offer for any trait of a set is compared with the set, and raised in one step', async () => {
  const floor = { chainId: 1, coin: 'native', amount: '70000000000000000' } as const;
  const bestOffer = { ...floor, coin: 'wrapped', amount: '60000000000000000' } as const;
  const market = { floor, undercutBy: null, bestOffer, lastSale: null };
  const own = { ...order(2), ...anyHatOffer, market };
  stubApi({ [ORDERS]: pageOf([order(1), own]) });
  const start = showRadar();
  const line = await screen.findByText(/best offer 0\.06 ETH/);
  expect(line.closest('p')).toHaveTextContent(
    /^Outbid · Others’ floor 0\.07.ETH.*best offer 0\.06.ETH, [\d.]+% above.yours$/,
  );
  expect(line.closest('p')).not.toHaveTextContent(/sold|sale/);
  expect(screen.getAllByRole('button', { name: /^Change offer/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Raise to 0\.06001 WETH: any / }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'raise',
    order: own,
    unitPrice: '60010000000000000',
  });
});

test('offers no floor to match on a listing that is not undercut, and no lower price', async () => {
  const floor = undercutListing.market?.floor ?? null;
  const market = { floor, undercutBy: null, bestOffer: null, lastSale: null };
  stubApi({ [ORDERS]: pageOf([order(1, { market }), { ...dormantListing, market }]) });
  showRadar();
  expect(await screen.findByText(/another listing of.yours/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Match the floor/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Lower to / })).not.toBeInTheDocument();
});

test('E296 a listing of an avatar can be repriced like a trait’s', async () => {
  const listed = order(1, { gives: [{ kind: 'avatar', avatar: fathom7 }] });
  stubApi({ [ORDERS]: pageOf([listed, order(2)]) });
  const start = showRadar();
  await userEvent.click(
    await screen.findByRole('button', { name: /^Change the price: .*Fathom Club #7/ }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'reprice', lines: [{ order: listed }] });
  await selectFirst();
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  await userEvent.click(bar.getByRole('button', { name: 'Select all 2' }));
  await userEvent.click(bar.getByRole('button', { name: 'Change 2 prices' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'reprice',
    lines: [{ order: listed }, { order: order(2) }],
  });
});
