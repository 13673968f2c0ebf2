import { poolGiveAction } from '@trait-market/contract/economy/actions';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import { acceptedEntryOf, loggedDraw, signedLog } from '@trait-market/contract/testing/signed-log';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashTypedData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeEach, expect, test } from 'vitest';

import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';
import { DRAW_LOG, logAnswers, storedReceiptOf } from '@/testing/draws/draw-answers';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { DrawLogScreen } from './draw-log-screen';

beforeEach(() => localStorage.clear());

const AT = '2026-11-01T12:00:00.000Z';
const WALLET = '0x000000000000000000000000000000000000dEaD';
const common = { at: AT, wallet: WALLET };
const id: `0x${string}` = `0x${'d1'.repeat(32)}`;
const pool = { collection: 'fathom-club', slot: 'eyes' };

const everyType = async () => [
  { type: 'chain', ...common, anchor: id, length: 64 },
  acceptedEntryOf(await drawPack({ message: { packs: '2' } })),
  acceptedEntryOf(await drawReroll()),
  { type: 'refused', ...common, id, code: 'table-moved' },
  { type: 'revealed', ...common, id, link: id },
  { type: 'returned', ...common, id },
  { type: 'bought', ...common, id, signed: { message: { drop: 'high-tide', packs: '1' } } },
  { type: 'bought-several', ...common, id, drops: ['high-tide', 'first-light'] },
  { type: 'given', ...common, id, pool, signed: { message: { quantity: '3' } } },
  { type: 'from-the-future', ...common },
];

const open = (answers: Record<string, StubbedAnswer>, at = '/draws/log') => {
  const api = stubApi(answers);
  return { ...renderScreen(<DrawLogScreen />, { at }), api };
};

const openLog = async (entries: Awaited<ReturnType<typeof everyType>>, at?: string) => {
  const provider = await signedLog(entries, AT);
  return { provider, ...open(await logAnswers(provider), at) };
};

const list = async () => within(await screen.findByRole('list', { name: 'Entries' }));

test('E338 says what each entry is, newest first, also one of an unknown type', async () => {
  await openLog(await everyType());
  const rows = within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole(
    'heading',
    { level: 3 },
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Another kind of entry',
    'Given to a pool',
    'Packs bought',
    'Packs bought',
    'Draw returned',
    'Result revealed',
    'Draw refused',
    'Draw accepted',
    'Draw accepted',
    'Commitments published',
  ]);
  const items = (await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('\n');
  expect(items).toMatch(/3 editions to Fathom Club eyes/);
  expect(items).toMatch(/1 pack of High Tide/);
  expect(items).toMatch(/High Tide, First Light/);
  expect(items).toMatch(/2 packs of Tide One/);
  expect(items).toMatch(/A re-roll in Fathom Club eyes/);
  expect(items).toMatch(/Draw refused.*because the chances had changed/);
  expect(items).not.toMatch(/table-moved.*table-moved/);
  expect(items).toMatch(/For up to 64 draws/);
});

test('E338 shows the signed head, and links each accepted draw and each wallet', async () => {
  const draw = await drawPack();
  const { provider } = await openLog([acceptedEntryOf(draw)]);
  expect(await screen.findByText(provider.log.head.root)).toBeVisible();
  expect(screen.getByText(provider.log.signer)).toBeVisible();
  const entries = await list();
  expect(entries.getByRole('link', { name: 'See the draw' })).toHaveAttribute(
    'href',
    `/packs?draw=${draw.id}`,
  );
  expect(entries.getByRole('link', { name: /^0x/ })).toHaveAttribute(
    'href',
    `/profile/${draw.by.address}`,
  );
  const signedText = entries.getByText(provider.receipts[0]?.entry ?? '');
  expect(signedText).not.toBeVisible();
  await userEvent.click(entries.getByText('Details'));
  expect(signedText).toBeVisible();
});

const manyEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'chain',
    ...common,
    anchor: `0x${String(index).padStart(64, '0')}`,
    length: 64,
  }));

test('E338 starts with the latest entries, and pages by the index', async () => {
  const { api, whereabouts } = await openLog(manyEntries(50));
  await list();
  expect(api.requests).toContainEqual(expect.stringMatching(/entries\?from=30&limit=20$/));
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the log' }));
  expect(pages.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
  await userEvent.click(pages.getByRole('link', { name: 'Older' }));
  expect(whereabouts()).toBe('/draws/log?from=10');
  await list();
  expect(api.requests).toContainEqual(expect.stringMatching(/entries\?from=10&limit=20$/));
  await userEvent.click(screen.getByRole('link', { name: 'Older' }));
  expect(whereabouts()).toBe('/draws/log?from=0');
  await list();
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/draws/log?from=20');
  expect(screen.getByRole('link', { name: 'Latest' })).toHaveAttribute('href', '/draws/log');
});

test('E338 shows one wallet’s entries, and refuses what isn’t an address', async () => {
  const { api, whereabouts } = await openLog(manyEntries(3));
  const field = await screen.findByLabelText('Wallet address');
  await userEvent.type(field, '0x12');
  await userEvent.click(screen.getByRole('button', { name: 'Show its entries' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/Enter a wallet address/);
  await userEvent.clear(field);
  await userEvent.type(field, ` ${WALLET} `);
  await userEvent.click(screen.getByRole('button', { name: 'Show its entries' }));
  expect(whereabouts()).toBe(`/draws/log?wallet=${WALLET}`);
  expect(await screen.findByRole('heading', { level: 2, name: /^Entries of 0x/ })).toBeVisible();
  expect(api.requests).toContainEqual(
    expect.stringMatching(new RegExp(`entries\\?from=0&limit=20&wallet=${WALLET}$`)),
  );
  await list();
  await userEvent.click(screen.getByRole('link', { name: 'Show all entries' }));
  expect(whereabouts()).toBe('/draws/log');
});

test('E338 a wallet’s further entries follow', async () => {
  const provider = await signedLog(manyEntries(25), AT);
  const answers = await logAnswers(provider);
  open(
    {
      ...answers,
      [`${DRAW_LOG}/entries`]: { body: { items: provider.receipts.slice(0, 20), next: 20 } },
    },
    `/draws/log?wallet=${WALLET}`,
  );
  expect(await screen.findByRole('link', { name: 'Later entries' })).toHaveAttribute(
    'href',
    `/draws/log?wallet=${WALLET}&from=20`,
  );
});

test('E338 says when the log or a wallet’s part of it is empty, and when it can’t be loaded', async () => {
  const first = await openLog([]);
  expect(await screen.findByText(/^There are no entries here\./)).toBeVisible();
  first.unmount();
  const second = await openLog([], `/draws/log?wallet=${WALLET}`);
  expect(await screen.findByText(/^This wallet has no entries here\./)).toBeVisible();
  second.unmount();
  const { api } = open({ [DRAW_LOG]: { status: 503, body: { message: 'Busy' } } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Couldn’t load the log')).toBeVisible();
  const answers = await logAnswers(await signedLog(manyEntries(1), AT));
  for (const [path, answer] of Object.entries(answers)) api.answer(path, answer);
  await userEvent.click(again);
  await list();
});

test('E338 says when the head is late', async () => {
  await openLog(manyEntries(1));
  expect(await screen.findByText(/^This head is late/)).toBeVisible();
});

test('E338 a fresh head isn’t late', async () => {
  const now = new Date().toISOString();
  open(await logAnswers(await signedLog(manyEntries(1), now)));
  await list();
  expect(screen.queryByText(/^This head is late/)).not.toBeInTheDocument();
});

const verify = async () => userEvent.click(await screen.findByRole('button', { name: 'Verify' }));

test('E338 verifies the head, the shown entries, the head seen before and the own receipts', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  storedReceipts.add(storedReceiptOf(draw));
  open(await logAnswers(provider));
  await verify();
  expect(await screen.findByText(/^Verified: /)).toBeVisible();
  expect(screen.getByText(/signed this head and the 3 entries on this page/)).toBeVisible();
  expect(screen.getByText(/remembers this head from now on/)).toBeVisible();
  expect(
    screen.getByText(/has the draw or refusal whose receipt your browser stores/),
  ).toBeVisible();
  expect(seenLog.read()).toEqual(provider.log);
  await verify();
  expect(await screen.findByText(/when your browser saw 3 entries, as now\.$/)).toBeVisible();
  expect(screen.getByText(/^Verified: .*nothing was removed or changed$/)).toBeVisible();
});

test('E338 a receipt that another tab stored after the page loaded is no fault', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  const [first] = provider.receipts;
  const earlier = await signedLog([JSON.parse(first?.entry ?? '')], AT);
  const { api } = open(await logAnswers(earlier));
  await list();
  storedReceipts.add(storedReceiptOf(draw));
  const answers = await logAnswers(provider);
  for (const [path, answer] of Object.entries(answers)) api.answer(path, answer);
  const proof = await provider.consistency(1, provider.log.head.size);
  api.answer(`${DRAW_LOG}/consistency`, { body: proof });
  await verify();
  expect(await screen.findByText('Verified: signed by the market')).toBeVisible();
  expect(seenLog.read()).toEqual(provider.log);
});

test('E338 an index after the end shows the last entry', async () => {
  const { api } = await openLog(manyEntries(3), '/draws/log?from=900');
  await list();
  expect(api.requests).toContainEqual(expect.stringMatching(/entries\?from=2&limit=20$/));
});

test('E338 translates the labels of the head, and not its values', async () => {
  await openLog(manyEntries(1));
  expect((await screen.findByText('Signed at')).closest('[translate=no]')).toBeNull();
  expect(screen.getByText('Root').nextSibling).toHaveAttribute('translate', 'no');
});

test('E338 T166 warns of an entry that isn’t the market’s, and marks it', async () => {
  const provider = await signedLog(manyEntries(3), AT);
  const [, second] = provider.receipts;
  const forged = { ...provider.receipts[0], index: 1, signature: provider.log.head.signature };
  open({
    ...(await logAnswers(provider)),
    [`${DRAW_LOG}/entries`]: {
      body: { items: provider.receipts.with(1, { ...second, ...forged } as never), next: null },
    },
  });
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('The market didn’t sign entry 1.');
  expect(screen.getByText('The market didn’t sign this entry')).toBeVisible();
  expect(screen.queryByText(/^Verified/)).not.toBeInTheDocument();
});

test('E367 T177 warns of an entry that the market signed, but whose place the log doesn’t prove, and marks it', async () => {
  const provider = await signedLog(manyEntries(3), AT);
  const other = await signedLog(manyEntries(5), AT);
  const items = provider.receipts.with(0, { ...other.receipts[4], index: 0 } as never);
  open({
    ...(await logAnswers(provider)),
    [`${DRAW_LOG}/entries`]: { body: { items, next: null } },
  });
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The log doesn’t have entry 0 as it’s shown on this page.',
  );
  expect(screen.getByText('The log doesn’t have this entry here')).toBeVisible();
});

test('E368 T178 warns of a gift, a draw and a refusal that their wallets didn’t sign', async () => {
  const giver = privateKeyToAccount(generatePrivateKey());
  const place = { chainId: 1, deployment: id } as const;
  const gift = {
    owner: giver.address,
    token: WALLET,
    slot: 'eyes',
    tokenId: '7',
    quantity: '1',
    nonce: '1',
    deadline: '1',
  } as const;
  const typed = poolGiveAction.typedData(place, gift);
  const given = {
    type: 'given',
    at: AT,
    wallet: giver.address,
    id: hashTypedData(typed),
    pool,
    signed: { ...place, message: gift, signature: await giver.signTypedData(typed) },
  };
  const accepted = acceptedEntryOf(await drawPack());
  const refused = { ...accepted, type: 'refused', code: 'table-moved', link: id };
  const honest = await openLog([given, accepted, refused]);
  await verify();
  expect(await screen.findByText(/^Verified: /)).toBeVisible();
  honest.unmount();
  const entropy = id;
  const message = { ...accepted.signed.message, entropy };
  const signed = { ...accepted.signed, message };
  await openLog([
    { ...given, signed: { ...given.signed, message: { ...gift, quantity: '9' } } },
    { ...accepted, signed } as never,
    { ...refused, wallet: WALLET },
  ]);
  seenLog.forget();
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Entry 0, 1, 2 isn’t signed by its wallet, so the market invented it.',
  );
  expect(screen.getAllByText('The wallet didn’t sign this')).toHaveLength(3);
});

test('E367 T177 warns of an entry that is shown at another place', async () => {
  const provider = await signedLog(manyEntries(3), AT);
  const [first, ...others] = provider.receipts;
  const items = [...others, { ...first, index: 3 }];
  open({
    ...(await logAnswers(provider)),
    [`${DRAW_LOG}/entries`]: { body: { items, next: null } },
  });
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('The log doesn’t have entry 3');
});

test('E367 marks and focuses the linked entry, among its neighbors', async () => {
  const { api } = await openLog(manyEntries(50), '/draws/log?entry=25');
  const linked = await screen.findByRole('listitem', { current: true });
  expect(api.requests).toContainEqual(expect.stringMatching(/entries\?from=15&limit=20$/));
  expect(linked).toHaveTextContent(/^25/);
  expect(linked).toHaveFocus();
});

test('E367 keeps the focus on the entries after a page link', async () => {
  await openLog(manyEntries(50));
  await list();
  const entries = () => screen.getByRole('region', { name: /entries$/i }).parentElement;
  expect(entries()).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Older' }));
  expect(entries()).toHaveFocus();
});

test('E365 lists the receipts that this browser stores, with their entries and a file', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  storedReceipts.add(storedReceiptOf(draw));
  const refused = { type: 'refused', ...common, id, code: 'table-moved' };
  const receipt = { index: 7, entry: JSON.stringify(refused), signature: draw.signed.signature };
  storedReceipts.add({ wallet: WALLET, id: `0x${'e1'.repeat(32)}`, receipt });
  open(await logAnswers(provider));
  const own = within(await screen.findByRole('list', { name: 'Your receipts' }));
  expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/draws/log?entry=7',
    '/draws/log?entry=1',
  ]);
  expect(own.getByRole('link', { name: 'Draw refused (entry 7)' })).toBeVisible();
  expect(own.getByRole('button', { name: 'Download the receipt of entry 7' })).toBeVisible();
});

test('E338 T165 T166 warns of another log than before until the user forgets that one', async () => {
  const before = await signedLog(manyEntries(1), AT, 'earlier provider');
  seenLog.write(before.log);
  const { provider } = await openLog(manyEntries(3));
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent(/signed with another key than before/);
  expect(seenLog.read()).toEqual(before.log);
  await userEvent.click(screen.getByRole('button', { name: 'Forget the earlier log' }));
  expect(screen.getByRole('button', { name: /Verify/ })).toHaveFocus();
  expect(await screen.findByText(/^Verified: /)).toBeVisible();
  expect(seenLog.read()).toEqual(provider.log);
});

test('E338 T166 warns of a stored receipt that the log doesn’t have', async () => {
  const { draw } = await loggedDraw(await drawPack());
  storedReceipts.add(storedReceiptOf(draw));
  const answers = await logAnswers(await signedLog(manyEntries(1), AT));
  open(answers);
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /doesn’t have a draw or refusal for which the market signed a receipt/,
  );
});
