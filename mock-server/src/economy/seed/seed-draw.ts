import { DEMO_BEACON, demoRound } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { linkAt, type DrawPick, type DrawTable } from '@trait-market/contract/economy/draws';
import type { ActionTypedData } from '@trait-market/contract/economy/actions';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { hashTypedData, keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import type { Account } from '../../kernel/account';
import { acceptedEntry, chainEntry, revealedEntry } from '../draws/log-draws';
import { reveal } from '../draws/reveal';
import type { Person } from '../../seed/people';
import type { Movement } from '../ledger/settlement';
import type { DrawRow } from '../tables/drop-row';
import { MINUTE_MS, type SeedMarket } from './seed-market';

const CHAIN_LENGTH = 32;
export const DEPLOYMENT = deploymentOf('http://localhost:4000');

export type Collector = { account: Account; privateKey: Hex };

const signersOf = (people: readonly Person[]): Collector[] =>
  people.flatMap(({ account, privateKey }) =>
    privateKey === undefined ? [] : [{ account, privateKey }],
  );

/** Returns a wallet that can sign, if its private key is known. */
export const signerNamed = ({ people }: SeedMarket, account: Account): Collector | undefined =>
  signersOf(people).find((one) => one.account === account);

/** Returns the people who can sign, without the demo collector. */
export const collectorsOf = ({ people: [, ...others] }: SeedMarket): Collector[] =>
  signersOf(others);

/** A draw of the seed's history, made after all earlier draws of other drops and pools. */
export type PlannedDraw = { at: number; make: () => Promise<void> };

/** Reserves the next link of an account's hash chain, which is published with its first draw. */
export const commitmentFor = (
  { tables, logged }: SeedMarket,
  account: Account,
  { randomSeed, at }: { randomSeed: string; at: number },
) => {
  const seed = keccak256(stringToHex(`${randomSeed} draws of ${account}`));
  const anchor = linkAt(seed, CHAIN_LENGTH, 0);
  const known = tables.drawChains.find(anchor);
  const publishedAt = at - MINUTE_MS;
  const chain = known ?? { anchor, account, seed, length: CHAIN_LENGTH, publishedAt };
  if (known === undefined) {
    tables.drawChains.put(anchor, chain);
    logged({ at: publishedAt, make: () => chainEntry(chain) });
  }
  const position = tables.draws.countBy('anchor', anchor) + 1;
  return { chain, anchor, position, commitment: linkAt(seed, CHAIN_LENGTH, position - 1) };
};

type SeedDraw<Made extends Movement> = {
  by: Collector;
  at: number;
  commitment: ReturnType<typeof commitmentFor>;
  table: DrawTable;
  entropy: Bytes32;
  round: number;
  typedData: ActionTypedData;
  signedWith: (signature: Hex) => DrawRow['signed'];
  movementsFor: (picks: readonly DrawPick[]) => Made[];
  row: Pick<DrawRow, 'drop' | 'packs' | 'sequence'> & Partial<Pick<DrawRow, 'pool' | 'stake'>>;
};

export const makeDraw = async <Made extends Movement>(
  { tables, settlement, logged }: SeedMarket,
  { by, at, commitment: open, table, entropy, round, typedData, ...draw }: SeedDraw<Made>,
): Promise<Made[]> => {
  const { signature, randomness } = demoRound(round);
  const terms = { entropy, randomness: `0x${randomness}`, table, times: 1 } as const;
  const drawn = reveal('honest', open, terms);
  const due = roundTime(DEMO_BEACON, round);
  const movements = draw.movementsFor(drawn.picks);
  await settlement.execute(movements);
  const { anchor, position, commitment } = open;
  const id = hashTypedData(typedData);
  const row: DrawRow = {
    id,
    account: by.account,
    signed: draw.signedWith(await privateKeyToAccount(by.privateKey).signTypedData(typedData)),
    ...draw.row,
    anchor,
    position,
    commitment,
    takenAt: at,
    logged: 'resolved',
    beacon: { round, signature: `0x${signature}`, receivedAt: new Date(due).toISOString() },
    revealedAt: due,
    ...drawn,
  };
  tables.draws.put(id, row);
  logged({ at, make: () => acceptedEntry(row) });
  const { link } = drawn;
  logged({ at: due, make: () => revealedEntry(row, { link, revealedAt: due }) });
  return movements;
};
