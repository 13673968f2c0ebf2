import { drawPack, drawPacks } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { Draw } from '@trait-market/contract/economy/draws';
import {
  acceptedEntryOf,
  chainOf,
  loggedDraw,
  signedLog,
  type SignedLog,
} from '@trait-market/contract/testing/signed-log';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';
import type { Session } from '@/lib/session/session';
import { stubActions } from '@/testing/actions/actions-stub';
import {
  DRAW_LOG,
  drawAnswers,
  DRAWS,
  logAnswers,
  storedReceiptOf,
} from '@/testing/draws/draw-answers';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { OpenedPacks } from './opened-packs';

let saved: { file: Blob; name: string }[] = [];

beforeEach(() => {
  localStorage.clear();
  saved = [];
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        file = content;
        return 'blob:evidence';
      },
      revokeObjectURL: vi.fn(),
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ file, name: this.download });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (
  draw: Draw,
  answers: Record<string, StubbedAnswer> = {},
  session: Session = signedInAsAlice,
) => {
  const { within: acting } = stubActions();
  const api = stubApi({
    ...(await drawAnswers(draw)),
    [`/economy/v1/drops/${tideOneDetail.id}`]: { body: tideOneDetail },
    ...answers,
  });
  renderScreen(acting(<OpenedPacks id={draw.id} />), { session });
  return api;
};

/** Reads a file, because jsdom has no `Blob.text`. */
const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

const evidence = async (): Promise<unknown> => {
  const alert = within(await screen.findByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: 'Download the evidence' }));
  const [{ file, name } = { file: new Blob(), name: '' }] = saved;
  expect(name).toMatch(/^draw-evidence-[0-9a-f]{10}\.json$/);
  return JSON.parse(await textOf(file));
};

const expectNoResult = () => {
  expect(screen.queryByText(/Verified/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /tear to open/ })).not.toBeInTheDocument();
};

test('E337 finds a fair draw in the log, and remembers the log’s head and the own receipt', async () => {
  const draw = await drawPack();
  const { provider } = await loggedDraw(draw);
  await open(draw);
  expect(await screen.findByText('Verified: the draw is fair')).toBeVisible();
  expect(
    screen.getByText(/^It fits: .* found the draw in the market’s public log\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in the draw log' })).toHaveAttribute(
    'href',
    '/draws/log?entry=1',
  );
  expect(seenLog.read()).toEqual(provider.log);
  expect(storedReceipts.read()).toEqual([]);
});

const withoutReceipt = (draw: Draw) => ({ [`${DRAWS}/${draw.id}`]: { body: draw } });
const missing: StubbedAnswer = { status: 404, body: { message: 'The log has no such entry.' } };

test.each<[string, (draw: Draw) => Promise<Record<string, StubbedAnswer>>]>([
  ['without a receipt', async (draw) => withoutReceipt(draw)],
  ['that the log doesn’t have', async () => ({ [`${DRAW_LOG}/inclusion`]: missing })],
  [
    'whose proof is of another entry',
    async () => ({ [`${DRAW_LOG}/inclusion`]: { body: { index: 0, path: [] } } }),
  ],
  [
    'with a forged receipt',
    async (draw) => {
      const [entry] = (await signedLog([acceptedEntryOf(draw)], draw.revealBy, 'forger')).receipts;
      return { [`${DRAWS}/${draw.id}`]: { body: { ...draw, receipt: entry } } };
    },
  ],
])('E337 T166 warns of a draw %s', async (_, lie) => {
  const draw = await drawPack();
  await open(draw, await lie(draw));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This draw’s record is wrong');
  expect(alert).toHaveTextContent(/public log doesn’t have this draw/);
  expect(alert).toHaveTextContent(/may be hiding this draw/);
  expectNoResult();
});

const entryAt = (at: string) => ({ type: 'chain', at, wallet: '0x1' });

const seen = async (provider: SignedLog): Promise<DrawLog> => {
  seenLog.write(provider.log);
  return provider.log;
};

test('E337 E339 T166 warns of a log that doesn’t extend the head seen before, with both heads as evidence', async () => {
  const draw = await drawPack();
  const before = await seen(
    await signedLog([entryAt(draw.takenAt), entryAt(draw.takenAt)], draw.takenAt),
  );
  await open(draw, { [`${DRAW_LOG}/consistency`]: missing });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /isn’t a continuation of the one that your browser saw before/,
  );
  expectNoResult();
  const { provider } = await loggedDraw(draw);
  expect(await evidence()).toMatchObject({
    id: draw.id,
    link: draw.link,
    beacon: draw.beacon,
    receipt: { index: 1, signature: expect.stringMatching(/^0x/) },
    check: { log: { before, log: provider.log, faults: ['split-log'] } },
    savedAt: expect.stringMatching(/^\d{4}-/),
  });
  // The contradictory head doesn't replace the one that the browser saw first.
  expect(seenLog.read()).toEqual(before);
});

test('E337 T165 warns when another key signs the log', async () => {
  const draw = await drawPack();
  await seen(await signedLog([entryAt(draw.takenAt)], draw.takenAt, 'earlier provider'));
  await open(draw);
  expect(await screen.findByRole('alert')).toHaveTextContent(/signed with another key than before/);
  expectNoResult();
});

test('E337 accepts a log that extends the head seen before, and remembers the later one', async () => {
  const draw = await drawPack();
  const { provider } = await loggedDraw(draw);
  const entries = provider.receipts.map(({ entry }) => JSON.parse(entry));
  await seen(await signedLog(entries.slice(0, 1), draw.takenAt));
  const proof = await provider.consistency(1, provider.log.head.size);
  await open(draw, { [`${DRAW_LOG}/consistency`]: { body: proof } });
  expect(await screen.findByText('Verified: the draw is fair')).toBeVisible();
  expect(seenLog.read()).toEqual(provider.log);
});

/** Signs packs of a house wallet with different entropy until a draw contains the trait. */
const drawWithGroundEntropy = async (tokenId: string): Promise<Draw> => {
  for (let tried = 0; ; tried += 1) {
    const entropy = numberToHex(tried, { size: 32 });
    const draw = await drawPack({ message: { entropy } });
    if (draw.picks.some((pick) => pick.tokenId === tokenId)) return draw;
  }
};

test('E337 T180 warns of entropy that was chosen after the round, by a head from before the draw was logged', async () => {
  const draw = await drawWithGroundEntropy('21');
  const { provider } = await loggedDraw(draw);
  const entries = provider.receipts.map(({ entry }) => JSON.parse(entry));
  const published = draw.beacon?.receivedAt ?? draw.revealBy;
  const before = await seen(await signedLog(entries.slice(0, 1), published));
  const proof = await provider.consistency(1, provider.log.head.size);
  await open(draw, { [`${DRAW_LOG}/consistency`]: { body: proof } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/backdated the draw/);
  expectNoResult();
  expect(await evidence()).toMatchObject({
    id: draw.id,
    check: { log: { before, log: provider.log, faults: ['shifted-time'] } },
  });
});

test('E337 a head that the market didn’t sign is a fault', async () => {
  const draw = await drawPack();
  const { provider } = await loggedDraw(draw);
  const head = { ...provider.log.head, time: '2020-01-01T00:00:00.000Z' };
  await open(draw, { [DRAW_LOG]: { body: { ...provider.log, head } } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t sign the log that it shows/);
  expect(seenLog.read()).toBeUndefined();
});

/** Signs in as the wallet of a draw. */
const sessionOf = (draw: Draw): Session => ({
  ...signedInAsAlice,
  address: draw.signed.message.owner,
});

test('E365 stores the receipt of an own draw, and none that the market didn’t sign', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  await open(draw, {}, sessionOf(draw));
  expect(await screen.findByText('Verified: the draw is fair')).toBeVisible();
  expect(storedReceipts.read()).toEqual([storedReceiptOf(draw)]);
  localStorage.clear();
  cleanup();
  const forged = { ...draw, receipt: { ...draw.receipt, signature: provider.log.head.signature } };
  await open(draw, { [`${DRAWS}/${draw.id}`]: { body: forged } }, sessionOf(draw));
  expect(await screen.findByRole('alert')).toHaveTextContent(/receipt for it isn’t valid/);
  expect(storedReceipts.read()).toEqual([]);
});

test('E365 T176 warns of another draw or refusal of the wallet that the market hides, by its stored receipt', async () => {
  const draw = await drawPack();
  const { draw: other } = await loggedDraw(await drawPack({ message: { nonce: '99' } }));
  storedReceipts.add(storedReceiptOf(other));
  await open(draw);
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t list a draw before or after/);
  expect(await evidence()).toMatchObject({ wallet: { receipts: [storedReceiptOf(other)] } });
});

test('E366 a wallet’s list without an end isn’t verified by its first pages', async () => {
  const draw = await drawPack();
  const api = await open(draw, {
    [DRAWS]: { body: { items: [draw], nextCursor: 'more', total: 1, returned: 0, refused: 0 } },
  });
  expect(
    await screen.findByText(/list of draws has no end/, {}, { timeout: 30_000 }),
  ).toBeVisible();
  expectNoResult();
  expect(api.requests.filter((request) => request.includes('cursor=more')).length).toBeGreaterThan(
    100,
  );
}, 60_000);

test('E339 T166 a draw that the market denies is shown as hidden, with its stored receipt', async () => {
  const { draw } = await loggedDraw(await drawPack());
  storedReceipts.add(storedReceiptOf(draw));
  await open(draw, { [`${DRAWS}/${draw.id}`]: missing });
  expect(await screen.findByRole('alert')).toHaveTextContent('The market hides this draw');
  expect(await evidence()).toMatchObject({ id: draw.id, receipt: draw.receipt });
  expect(screen.queryByText('Couldn’t check this draw')).not.toBeInTheDocument();
});

test('E337 the stored receipt counts, also if the market returns another one later', async () => {
  const draw = await drawPack();
  const [other] = (await signedLog([acceptedEntryOf(draw)], draw.takenAt, 'other')).receipts;
  storedReceipts.add(storedReceiptOf({ ...draw, receipt: other }));
  await open(draw);
  expect(await screen.findByRole('alert')).toHaveTextContent(/receipt for it isn’t valid/);
});

test('E337 a log that can’t be loaded hides no fault: nothing is shown as verified', async () => {
  const draw = await drawPack();
  const api = await open(draw, { [DRAW_LOG]: { status: 503, body: { message: 'Busy' } } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expectNoResult();
  api.answer(DRAW_LOG, (await logAnswers((await loggedDraw(draw)).provider))[DRAW_LOG] ?? missing);
  await userEvent.click(again);
  expect(await screen.findByText('Verified: the draw is fair')).toBeVisible();
});

test('E324 warns of a gap in the wallet’s draws, a second chain and an exceeded limit', async () => {
  const [first, second] = await drawPacks(2);
  if (first === undefined || second === undefined) throw new Error('There are two draws');
  const list = (items: readonly object[]) => ({
    body: { items, nextCursor: null, total: items.length, returned: 0, refused: 0 },
  });
  const earlier = { ...chainOf(first), anchor: first.id, publishedAt: '2026-10-01T10:00:00.000Z' };
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...first,
    id: `0x${String(index).padStart(64, '0')}`,
  }));
  await open(second, {
    [DRAWS]: list([second, ...many]),
    [`${DRAWS}/commitments`]: list([chainOf(second, 51), earlier]),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/several series of commitments/);
  expect(alert).toHaveTextContent(/limit of draws in 24 hours/);
});

test('E324 warns of a draw that is missing before this one', async () => {
  const [, second] = await drawPacks(2);
  if (second === undefined) throw new Error('There are two draws');
  await open(second);
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t list a draw before or after/);
});

const waitingSince = async (minutes: number): Promise<Draw> => ({
  ...(await drawPack({ takenAt: Date.now() - minutes * 60_000 })),
  state: 'waiting',
  beacon: null,
  link: null,
  revealedAt: null,
  picks: [],
});

test('E323 T167 a beacon that isn’t shown for 10 minutes is a warning, with the evidence', async () => {
  const draw = await waitingSince(11);
  await open(draw);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This draw is held back');
  expect(alert).toHaveTextContent(/more than 10 minutes ago, but the market doesn’t show it/);
  expect(await evidence()).toMatchObject({ id: draw.id, beacon: null });
});

test('E323 a late beacon is no warning before', async () => {
  await open(await waitingSince(8));
  expect(await screen.findByText('The public beacon is late')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('E323 a draw that stays waiting after its time is reported while its page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const drawn = await drawPack({ takenAt: Date.now() - 5 * 60_000 });
  await open({ ...drawn, state: 'waiting', link: null, revealedAt: null, picks: [] });
  expect(await screen.findByText('Waiting for the market')).toBeVisible();
  vi.setSystemTime(Date.parse(drawn.revealBy) + 1_000);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await screen.findByRole('alert')).toHaveTextContent(/never revealed its part/);
});
