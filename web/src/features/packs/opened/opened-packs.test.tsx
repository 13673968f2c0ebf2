import { DEMO_BEACON_INFO } from '@trait-market/contract/demo-beacon';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { tideOneDetail, waitingDraw } from '@trait-market/contract/fixtures/economy/packs';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import type { Draw } from '@trait-market/contract/economy/draws';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { DRAWS, drawAnswers } from '@/testing/draws/draw-answers';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { OpenedPacks } from './opened-packs';

const BEACON = '/economy/v1/beacon';

afterEach(() => void vi.useRealTimers());

const FLAGS_HOST = 'https://opened-packs-flags.example';

type Answers = Parameters<typeof stubApi>[0];

const open = async (draw: Draw, id: string = draw.id, answers: Answers = {}) => {
  const { start, within: acting } = stubActions();
  const api = stubApi({
    ...(await drawAnswers(draw, { id })),
    [`/economy/v1/drops/${tideOneDetail.id}`]: { body: tideOneDetail },
    ...answers,
  });
  renderScreen(acting(<OpenedPacks id={id} />), {
    appConfig: { featureFlags: { host: FLAGS_HOST, clientKey: 'sdk', usageUrl: null } },
  });
  return { start, api };
};

test('E173 the browser checks the contents before the pack is torn open', async () => {
  await open(await drawPack());
  expect(await screen.findByText('Verified: the draw is fair')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your pack' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Your pack: tear to open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  const pack = within(screen.getByRole('region', { name: 'Your pack' }));
  expect(pack.getAllByRole('listitem')).toHaveLength(5);
  expect(pack.getByRole('heading', { level: 2, name: 'Your pack' })).toHaveFocus();
});

test('E451 a draw is revealed once the last of its packs is torn', async () => {
  const draw = await drawPack({ message: { packs: '2' } });
  sealedDraws.add(draw);
  await open(draw);
  await userEvent.click(await screen.findByRole('button', { name: 'Pack 1: tear to open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(sealedDraws.read()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the result' }));
  expect(sealedDraws.read()).toEqual([]);
});

const inEther = (tenths: number | undefined) =>
  tenths === undefined
    ? null
    : { chainId: 1, coin: 'native', amount: `${tenths}${'0'.repeat(17)}` };

type Tenths = readonly (number | undefined)[];

/** Opens a pack whose five traits have these floors and last sales, in tenths of ETH. */
const openPriced = async ({ floors, sales }: { floors: Tenths; sales: Tenths }) => {
  const drawn = await drawPack();
  const picks = drawn.picks.map((pick) => ({
    ...pick,
    trait: { ...pick.trait, id: `trait-${pick.tokenId}` },
  }));
  const [box] = tideOneDetail.boxes;
  const [boxed] = box?.traits ?? [];
  const traits = picks.map(({ tokenId, trait }, place) => ({
    ...boxed,
    tokenId,
    trait,
    lastSale: inEther(sales[place]),
  }));
  const items = picks.map(({ trait: { id } }, place) => ({
    kind: 'trait',
    id,
    trait: { ...divingHelmetCard, id, floor: inEther(floors[place]) },
    bestOffer: null,
  }));
  await open({ ...drawn, picks }, drawn.id, {
    [`${FLAGS_HOST}/api/features/sdk`]: {
      body: { status: 200, features: { market: { defaultValue: true } } },
    },
    '/economy/v1/watched': { body: { items } },
    [`/economy/v1/drops/${tideOneDetail.id}`]: {
      body: { ...tideOneDetail, boxes: [{ ...box, traits }] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Your pack: tear to open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
};

const totalOf = async (basis: string) =>
  (await screen.findByText(basis, { selector: 'dt' })).parentElement;

test('E665 an opened pack shows each trait’s floor, and its total at last sales and by floor', async () => {
  await openPriced({ floors: [1, 1, 1, 1, 1], sales: [2, 2, 3, 3, 4] });
  expect(await screen.findAllByText('Floor 0.1 ETH')).toHaveLength(5);
  expect(await totalOf('Total at last sales')).toHaveTextContent(/^Total at last sales ?1\.4 ETH$/);
  expect(await totalOf('Total by floor')).toHaveTextContent(/^Total by floor ?0\.5 ETH$/);
});

test.each([
  [
    { floors: [1, undefined, 1, undefined, 1], sales: [2, 2, 2, 2, undefined] },
    /sales ?0\.8 ETH ?1 trait was never sold$/,
    /floor ?0\.3 ETH ?2 traits have no floor$/,
  ],
  [
    { floors: [1, undefined, 1, 1, 1], sales: [2, 2, undefined, undefined, undefined] },
    /sales ?0\.4 ETH ?3 traits were never sold$/,
    /floor ?0\.4 ETH ?1 trait has no floor$/,
  ],
  [{ floors: [], sales: [] }, /sales ?None was ever sold$/, /floor ?None has a floor$/],
])('E665 %j says how many traits have no such price', async (prices, atSales, byFloor) => {
  await openPriced(prices);
  expect(await totalOf('Total at last sales')).toHaveTextContent(atSales);
  expect(await totalOf('Total by floor')).toHaveTextContent(byFloor);
});

test('E173 several packs can be torn open one by one, or all at once', async () => {
  await open(await drawPack({ message: { packs: '3' } }));
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  await userEvent.click(await screen.findByRole('button', { name: 'Pack 1: tear to open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await heading('Pack 1')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open next' }));
  expect(screen.getByRole('button', { name: 'Pack 2: tear to open' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Open all at once' }));
  expect(screen.getAllByRole('region')).toHaveLength(3);
  expect(await heading('Pack 2')).toHaveFocus();
  expect(await heading('Pack 3')).toBeInTheDocument();
});

test('E173 E215 reports contents that don’t follow from the proof at once, and offers the proof for download', async () => {
  const draw = await drawPack();
  await open({ ...draw, picks: draw.picks.toReversed() });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/This draw wasn’t fair/);
  expect(within(alert).getByRole('button', { name: 'Download the evidence' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /^Drawn from/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Your pack/ })).not.toBeInTheDocument();
});

test('E173 shows a smart account’s result, and says that the browser can’t check its signature', async () => {
  const draw = await drawPack();
  await open({ ...draw, signed: { ...draw.signed, signature: `0x${'5a'.repeat(97)}` } });
  expect(
    await screen.findByText(/^Signed by a smart account: .* not by your browser\.$/),
  ).toBeVisible();
  expect(screen.getByText('The result is right')).toBeVisible();
  expect(screen.queryByText(/Verified/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Your pack: tear to open' }));
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeInTheDocument();
});

/** Returns the draw while it waits for a round that is due in some seconds from now. */
const waitingFor = async (seconds: number): Promise<Draw> => ({
  ...(await drawPack({ takenAt: Date.now() + (seconds - 1) * 1_000 })),
  state: 'waiting',
  beacon: null,
  link: null,
  revealedAt: null,
  picks: [],
});

test('E346 says for which round a draw waits, and about how long', async () => {
  const draw = await waitingFor(30);
  await open(draw);
  expect(await screen.findByText('Waiting for public randomness')).toBeVisible();
  const { round } = draw.signed.message;
  expect(screen.getByText(/ decides this draw in about \d+ seconds/)).toHaveTextContent(round);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('E345 E346 says that a late beacon decides nothing, and loses nothing', async () => {
  await open(await waitingFor(-60));
  expect(await screen.findByText('The public beacon is late')).toBeVisible();
  expect(
    screen.getByText(/^Nothing is decided without round \d+, and nothing is lost/),
  ).toBeVisible();
});

test('E346 polls every second for a round, and every 5 s once the beacon is late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const draw = await waitingFor(-8);
  const { api } = await open(draw);
  const polls = () => api.requests.filter((path) => path.includes(`/draws/${draw.id}`)).length;
  await screen.findByText('Waiting for public randomness');
  const before = polls();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(polls()).toBeGreaterThanOrEqual(before + 2);
  await screen.findByText('The public beacon is late');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const late = polls();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(polls()).toBe(late + 4);
});

test('E346 a failed poll shows no error while the draw waits', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const draw = await waitingFor(30);
  const { api } = await open(draw);
  await screen.findByText('Waiting for public randomness');
  api.answer(`${DRAWS}/${draw.id}`, { status: 503, body: { message: 'Busy' } });
  const before = api.requests.length;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(api.requests.length).toBeGreaterThan(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Waiting for public randomness')).toBeVisible();
});

test('E346 after the beacon couldn’t be loaded, “Try again” checks the draw', async () => {
  const draw = await drawPack();
  const { api } = await open(draw);
  api.answer(BEACON, { status: 503, body: { message: 'Busy' } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(BEACON, { body: DEMO_BEACON_INFO });
  await userEvent.click(again);
  expect(await screen.findByText('Verified: the draw is fair')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('E346 shows the proof in three lines, and its values behind the details', async () => {
  const draw = await drawPack();
  await open(draw);
  await screen.findByText('Verified: the draw is fair');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Fixed at /),
    expect.stringMatching(/^Decided at .* by round \d+ of a public beacon/),
    expect.stringMatching(/^It fits: /),
  ]);
  const signature = screen.getByText(draw.beacon?.signature ?? '');
  expect(signature).not.toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(signature).toBeVisible();
});

test.each<[string, (draw: Draw) => Draw, RegExp]>([
  [
    'a forged signature of its round',
    (draw) => ({
      ...draw,
      beacon: draw.beacon && { ...draw.beacon, signature: `0x${'c0'.repeat(48)}` },
    }),
    /random number isn’t the beacon’s/,
  ],
  [
    'a round that was published before it was accepted',
    (draw) => ({ ...draw, takenAt: draw.revealedAt ?? '' }),
    /known already when the market accepted/,
  ],
  [
    'another beacon',
    (draw) => {
      const { signed } = draw;
      if (signed.kind !== 'pack') return draw;
      const message = { ...signed.message, beacon: `0x${'be'.repeat(32)}` as const };
      return { ...draw, signed: { ...signed, message } };
    },
    /signed for another beacon/,
  ],
])('E344 E346 T150 T151 warns of a draw with %s', async (_, lie, words) => {
  await open(lie(await drawPack()));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(within(alert).getByRole('button', { name: 'Download the evidence' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /tear to open/ })).not.toBeInTheDocument();
});

test('E173 detects another fair draw in place of the one that was signed', async () => {
  await open(await drawPack(), `0x${'77'.repeat(32)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t what the wallet signed/);
});

test('says when an address has no id', async () => {
  await open(waitingDraw, '0x12');
  expect(screen.getByText(/no draw ID in this address/)).toBeInTheDocument();
});
