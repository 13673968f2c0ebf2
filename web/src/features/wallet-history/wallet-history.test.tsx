import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import {
  divingHelmetRef,
  laserEyesRef,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Activity } from '@trait-market/contract/economy/activity';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { WalletHistory } from './wallet-history';

const ACTIVITY = '/economy/v1/activity';
const COLLECTIONS = '/economy/v1/collections';
const collections = { body: { items: [fathomClub], nextCursor: null, total: 1 } };
const pageOf = (items: Activity[], nextCursor: string | null = null, total = items.length) => ({
  body: { items, nextCursor, total },
});

const show = (items: Activity[], { isOwn = true, at = '/dashboard?view=history' } = {}) => {
  const api = stubApi({ [ACTIVITY]: pageOf(items), [COLLECTIONS]: collections });
  return {
    ...api,
    ...renderScreen(<WalletHistory address={aliceAddress} isOwn={isOwn} />, { at }),
  };
};

const event = (part: Partial<Activity>): Activity => ({ ...sale, to: null, price: null, ...part });
const eyes: Activity['items'][number] = { kind: 'trait', trait: laserEyesRef, quantity: 2 };

afterEach(() => vi.restoreAllMocks());

test('asks for what the wallet took part in', async () => {
  const { requests } = show([]);
  expect(await screen.findByText(/You haven’t listed/)).toBeInTheDocument();
  expect(requests.filter((one) => one.startsWith(ACTIVITY))).toEqual([
    `${ACTIVITY}?wallet=${aliceAddress}&limit=24`,
  ]);
});

const cases: [Partial<Activity>, string][] = [
  [{ type: 'sale', to: sale.to }, 'You sold Brass Diving Helmet to 0xAb5…eC9B'],
  [
    { type: 'swap', to: sale.to, inReturn: [eyes] },
    'You traded Brass Diving Helmet for 2 × Crimson Laser Eyes with 0xAb5…eC9B',
  ],
  [{ type: 'listing' }, 'You listed Brass Diving Helmet'],
  [
    { type: 'offer', from: { address: bobAddress, username: 'bob' }, items: [eyes, ...sale.items] },
    'bob offered something for 2 × Crimson Laser Eyes and Brass Diving Helmet',
  ],
  [
    { type: 'trade', inReturn: [eyes] },
    'You proposed a trade of Brass Diving Helmet for 2 × Crimson Laser Eyes',
  ],
  [{ type: 'cancel' }, 'You canceled an order for Brass Diving Helmet'],
  [{ type: 'cancel', items: [], chainId: 137 }, 'You canceled every order on Polygon'],
  [
    { type: 'wear', items: [...sale.items, { kind: 'avatar', avatar: fathom7 }] },
    'You put Brass Diving Helmet on Fathom Club #7',
  ],
  [{ type: 'mint' }, 'You minted Brass Diving Helmet'],
];

test.each(cases)('describes %j in a sentence', async (part, words) => {
  show([event(part)]);
  const time = await screen.findByRole('time');
  expect(time.closest('li')?.querySelector('div')?.textContent.trim()).toBe(words);
});

test('a sale shows its price and when it happened', async () => {
  show([sale]);
  expect(await screen.findByText('0.12 ETH')).toBeInTheDocument();
  expect(screen.getByRole('time')).toHaveAttribute('datetime', sale.at);
});

test('E488 an event’s picture leads to its item, without another stop for the keyboard', async () => {
  const { container } = show([sale]);
  await screen.findByText('0.12 ETH');
  const picture = container.querySelector('li > a[aria-hidden]');
  expect(picture).toHaveAttribute('href', '/traits/brass-diving-helmet-fathom-club');
  expect(picture).toHaveAttribute('tabindex', '-1');
});

test('another wallet’s history calls no one "you"', async () => {
  show([event({ type: 'listing' })], { isOwn: false });
  expect(await screen.findByRole('link', { name: 'alice' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('reports a failure', async () => {
  stubApi({ [ACTIVITY]: { status: 502, body: { message: 'No answer' } } });
  renderScreen(<WalletHistory address={aliceAddress} isOwn />);
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer');
});

test('E372 the history is narrowed by event, collection and network, next to the address’s view', async () => {
  const { requests, whereabouts } = show([sale], { at: '/dashboard?view=history&type=nonsense' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Packs' }));
  await screen.findByRole('option', { name: 'Fathom Club' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Collection' }),
    'Fathom Club',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Polygon');
  expect(whereabouts()).toBe(
    '/dashboard?view=history&type=pack&collection=fathom-club&chain=polygon',
  );
  await waitFor(() =>
    expect(requests.at(-1)).toBe(
      `${ACTIVITY}?type=pack&collection=fathom-club&chainId=137&wallet=${aliceAddress}&limit=24`,
    ),
  );
});

test('E487 a trait is found by its name and narrows the history', async () => {
  const api = show([sale]);
  api.answer('/economy/v1/traits', { body: traitPage });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Trait' }), 'helmet');
  await userEvent.click(await screen.findByRole('button', { name: /^Brass Diving Helmet/ }));
  expect(
    await screen.findByRole('button', { name: /^Trait: Brass Diving Helmet/ }),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(api.requests).toContain(
      `${ACTIVITY}?trait=${divingHelmetRef.id}&wallet=${aliceAddress}&limit=24`,
    ),
  );
});

test('E372 says when no event matches the filters, and shows everything again', async () => {
  const { whereabouts } = show([], { at: `/profile/${aliceAddress}?show=activity&type=burn` });
  expect(await screen.findByText(/matches these filters/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(whereabouts()).toBe(`/profile/${aliceAddress}?show=activity`);
  expect(screen.queryByText(/matches these filters/)).not.toBeInTheDocument();
});

test('E444 days and a trait narrow the history, in the address, and in the file', async () => {
  const at = `/dashboard?view=history&trait=${divingHelmetRef.id}`;
  const { requests, whereabouts } = show([sale], { at });
  const remove = await screen.findByRole('button', { name: /^Trait: Brass Diving Helmet/ });
  await userEvent.click(screen.getByText('Dates and prices'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-19' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This is before the first day.');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(whereabouts()).toBe(`${at}&from=2026-11-20&to=2026-11-21`);
  const [since, until] = [20, 22].map((day) => new Date(2026, 10, day).toISOString());
  const days = new URLSearchParams({ since: since ?? '', until: until ?? '' }).toString();
  const narrowed = `${ACTIVITY}?trait=${divingHelmetRef.id}&${days}&wallet=${aliceAddress}`;
  await waitFor(() => expect(requests.at(-1)).toBe(`${narrowed}&limit=24`));
  const saved = savedFiles();
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requests.at(-1)).toBe(`${narrowed}&limit=60`);
  await userEvent.click(remove);
  expect(whereabouts()).toBe('/dashboard?view=history&from=2026-11-20&to=2026-11-21');
});

const savedFiles = () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
};

const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file ?? new Blob());
  });

const SALES = `${ACTIVITY}?type=sale&wallet=${aliceAddress}&limit=60`;

test('E372 all pages of the filtered history are saved as one table', async () => {
  const saved = savedFiles();
  const api = show([sale], { at: '/dashboard?view=history&type=sale' });
  api.answer(SALES, pageOf([sale], 'bW9yZQ', 2));
  api.answer(`${SALES}&cursor=bW9yZQ`, pageOf([{ ...sale, id: 'older' }], null, 2));
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0])).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('"older"');
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
});

test('E372 a download shows its progress, and stops without a file', async () => {
  const saved = savedFiles();
  const api = show([sale], { at: '/dashboard?view=history&type=sale' });
  api.answer(SALES, pageOf([sale], 'bW9yZQ', 2));
  let arrive = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.answer(`${SALES}&cursor=bW9yZQ`, { ...pageOf([{ ...sale, id: 'older' }]), until });
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText('1 of 1 loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  arrive();
  expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeVisible();
  expect(saved).toEqual([]);
  expect(screen.queryByText(/Couldn’t download/)).not.toBeInTheDocument();
});
