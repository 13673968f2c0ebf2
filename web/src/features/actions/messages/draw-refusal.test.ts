import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { receiptMessage } from '@trait-market/contract/economy/draw-log';
import { linkAt } from '@trait-market/contract/economy/draws';
import { drawLog } from '@trait-market/contract/fixtures/economy/draw-log';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeEach, expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';
import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';
import { stubApi } from '@/testing/stub-api';

import { sendDraw } from './draw-refusal';
import { UnprovenRefusal } from './refusal';
import { hashOf, newStep, ownDeployment, typedDataOf, type StepOf } from './step';
import { assertUnused, CommitmentUsed } from './used-commitments';

const provider = privateKeyToAccount(generatePrivateKey());
const owner = privateKeyToAccount(generatePrivateKey());
const LENGTH = 4;
const ROUND = 215_863_200;
const due = roundTime(DEMO_BEACON, ROUND);

let seed: Bytes32;
let step: StepOf<'packOpen'>;
let signature: `0x${string}`;
beforeEach(async () => {
  localStorage.clear();
  stubApi({ '/economy/v1/draws/log': { body: { ...drawLog, signer: provider.address } } });
  seed = generatePrivateKey();
  step = {
    ...newStep('packOpen', 1, {
      owner: owner.address,
      drop: 'tide',
      packs: '1',
      commitment: linkAt(seed, LENGTH, 0),
      table: `0x${'1'.repeat(64)}`,
      entropy: generatePrivateKey(),
      beacon: DEMO_BEACON.hash,
      round: String(ROUND),
    }),
    rounds: { period: DEMO_BEACON.period, genesisTime: DEMO_BEACON.genesisTime, marketAheadMs: 0 },
  };
  signature = await owner.signTypedData(typedDataOf(step));
});

const entryOf = (change: object = {}) => ({
  type: 'refused',
  at: new Date(due - 5_000).toISOString(),
  wallet: owner.address,
  id: hashOf(step),
  anchor: linkAt(seed, LENGTH, 0),
  position: 1,
  pool: null,
  signed: {
    kind: 'pack',
    chainId: 1,
    deployment: ownDeployment(),
    message: step.message,
    signature,
  },
  code: 'table-moved',
  link: linkAt(seed, LENGTH, 1),
  ...change,
});

const receiptOf = async (entry: object, key = provider) => {
  const text = JSON.stringify(entry);
  return {
    index: 0,
    entry: text,
    signature: await key.signMessage({ message: receiptMessage(text) }),
  };
};

/** Returns the error after a response to the signed message. */
const errorAfter = async (data: object, status = 409): Promise<unknown> => {
  const answered = new AppError('http', 'raw', { status, data });
  return sendDraw({ step, signature }, () => Promise.reject(answered)).catch(
    (error: unknown) => error,
  );
};

const refused = async (change: object = {}, code = 'table-moved') =>
  errorAfter({ message: 'raw', code, receipt: await receiptOf(entryOf(change)) });

test('E362 a refusal with a valid receipt is reported as it is', async () => {
  expect(await refused()).toBeInstanceOf(AppError);
});

test('E365 T164 the receipt of a refusal is stored once it is verified', async () => {
  const receipt = await receiptOf(entryOf());
  const forged = {
    ...receipt,
    signature: (await receiptOf({ ...entryOf(), code: 'x' })).signature,
  };
  await errorAfter({ message: 'raw', code: 'table-moved', receipt: forged });
  expect(storedReceipts.read()).toEqual([]);
  await errorAfter({ message: 'raw', code: 'table-moved', receipt });
  expect(storedReceipts.read()).toEqual([{ wallet: owner.address, id: hashOf(step), receipt }]);
});

test('E365 T165 a refusal that another key signed than this browser’s log before is reported, with that log', async () => {
  const before = { ...drawLog, signer: owner.address };
  seenLog.write(before);
  const error = await refused();
  if (!(error instanceof UnprovenRefusal)) throw new Error('It is unproven');
  expect(JSON.parse(error.evidence)).toMatchObject({ seenLog: before });
  seenLog.forget();
  expect(await refused()).toBeInstanceOf(AppError);
});

test('E362 T163 a refusal without a receipt is reported, with the signed message as evidence', async () => {
  const error = await errorAfter({ message: 'raw', code: 'table-moved' });
  if (!(error instanceof UnprovenRefusal)) throw new Error('It is unproven');
  expect(JSON.parse(error.evidence)).toMatchObject({
    id: hashOf(step),
    signed: { message: step.message, signature },
    response: { status: 409, body: { code: 'table-moved' } },
  });
});

test.each<[string, () => object, string?]>([
  ['of another message', () => ({ id: seed })],
  ['with another code', () => ({ code: 'pool-moved' })],
  ['with another link', () => ({ link: seed })],
  ['at another position', () => ({ position: 2 })],
  ['of an acceptance', () => ({ type: 'revealed' })],
  ['for a round that isn’t due', () => ({ code: 'round-passed' }), 'round-passed'],
])('E362 T164 a receipt %s is reported', async (_, change, code) => {
  expect(await refused(change(), code)).toBeInstanceOf(UnprovenRefusal);
});

test('E362 T164 a receipt that another key signed is reported', async () => {
  const receipt = await receiptOf(entryOf(), owner);
  const error = await errorAfter({ message: 'raw', code: 'table-moved', receipt });
  expect(error).toBeInstanceOf(UnprovenRefusal);
});

test('E362 needs no receipt where the market must not sign one, or gave no answer', async () => {
  const codes = ['commitment-moved', 'already-executed', 'draw-waiting', 'chain-unreachable'];
  for (const code of codes)
    expect(await errorAfter({ message: 'raw', code })).toBeInstanceOf(AppError);
  for (const status of [401, 408, 429, 500, 503])
    expect(await errorAfter({ message: 'raw' }, status)).toBeInstanceOf(AppError);
  expect(await errorAfter({ code: 'REQUEST_TIMEOUT' }, 400)).toBeInstanceOf(AppError);
  const lost = new AppError('network', 'raw');
  await expect(sendDraw({ step, signature }, () => Promise.reject(lost))).rejects.toBe(lost);
});

test.each<[string, object, number]>([
  ['without a code', { message: 'raw' }, 409],
  ['with an unknown code', { message: 'raw', code: 'invented' }, 400],
  ['without a message', {}, 404],
  ['that the chain is wrong', { message: 'raw', code: 'wrong-chain' }, 400],
  ['that the site is wrong', { message: 'raw', code: 'wrong-deployment' }, 400],
  ['for its table with a server’s status', { message: 'raw', code: 'table-moved' }, 500],
])(
  'E362 T163 a refusal of a valid message %s, without a receipt, is reported',
  async (_, data, status) => {
    expect(await errorAfter(data, status)).toBeInstanceOf(UnprovenRefusal);
  },
);

test('E362 T163 a message that its owner sent isn’t another wallet’s', async () => {
  const error = new AppError('http', 'raw', {
    status: 403,
    data: { message: 'raw', code: 'not-yours' },
  });
  const answered = () => sendDraw({ step, signature }, () => Promise.reject(error));
  error.sender = provider.address;
  await expect(answered()).rejects.toBe(error);
  error.sender = owner.address;
  await expect(answered()).rejects.toBeInstanceOf(UnprovenRefusal);
});

test('E362 a receipt of an exempt code is checked too', async () => {
  expect(await refused({}, 'draw-waiting')).toBeInstanceOf(UnprovenRefusal);
  expect(await refused({ code: 'draw-waiting' }, 'draw-waiting')).toBeInstanceOf(AppError);
});

test('E362 T160 a reload doesn’t forget under which commitments messages were sent', async () => {
  await errorAfter({ message: 'raw', code: 'commitment-moved' });
  vi.resetModules();
  const reloaded = await import('./used-commitments');
  expect(() => reloaded.assertUnused(step.message)).toThrow('offers the commitment');
});

test('E362 T163 a valid signature that the market calls invalid is reported', async () => {
  const data = { message: 'raw', code: 'bad-signature' };
  expect(await errorAfter(data, 403)).toBeInstanceOf(UnprovenRefusal);
  expect(() => assertUnused(step.message)).toThrow('offers the commitment');
  signature = await provider.signTypedData(typedDataOf(step));
  expect(await errorAfter(data, 403)).toBeInstanceOf(AppError);
  expect(() => assertUnused(step.message)).not.toThrow();
});

test('E362 T160 nothing is signed under a commitment that the market has seen with a message', async () => {
  expect(() => assertUnused(step.message)).not.toThrow();
  await sendDraw({ step, signature }, () => Promise.resolve('drawn'));
  expect(() => assertUnused(step.message)).toThrow('offers the commitment');
  expect(() => assertUnused({ commitment: linkAt(seed, LENGTH, 1) })).not.toThrow();
});

test('E362 T160 sends one message only under a commitment, which may be sent again', async () => {
  const send = vi.fn(() => Promise.resolve('drawn'));
  await sendDraw({ step, signature }, send);
  await sendDraw({ step, signature }, send);
  expect(send).toHaveBeenCalledTimes(2);
  const other = { ...step, message: { ...step.message, round: String(ROUND + 1) } };
  await expect(sendDraw({ step: other, signature }, send)).rejects.toThrow(CommitmentUsed);
  expect(send).toHaveBeenCalledTimes(2);
});

test('E364 T175 a smart account’s signature that the market calls invalid uses its commitment, and needs a receipt', async () => {
  signature = `0x${'5a'.repeat(100)}`;
  const data = { message: 'raw', code: 'bad-signature' };
  const sent = (answered: object) => {
    const error = new AppError('http', 'raw', { status: 403, data: answered });
    error.sender = owner.address;
    return sendDraw({ step, signature }, () => Promise.reject(error));
  };
  await expect(sent(data)).rejects.toBeInstanceOf(UnprovenRefusal);
  const receipt = await receiptOf(entryOf({ code: 'bad-signature' }));
  await expect(sent({ ...data, receipt })).rejects.toBeInstanceOf(AppError);
  expect(() => assertUnused(step.message)).toThrow('offers the commitment');
  expect(() => assertUnused({ commitment: linkAt(seed, LENGTH, 1) })).not.toThrow();
});
