import { linkAt, type DrawPick, type DrawTable } from '@trait-market/contract/economy/draws';
import type { ActionTypedData } from '@trait-market/contract/economy/actions';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import { hashTypedData, keccak256, stringToHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import type { Account } from '../../kernel/account';
import { reveal } from '../draws/reveal';
import type { Movement } from '../ledger/settlement';
import type { DrawRow } from '../tables/drop-row';
import { MINUTE_MS, type SeedMarket } from './seed-market';

const CHAIN_LENGTH = 32;
export const DEPLOYMENT = deploymentOf('http://localhost:4000');

export type Collector = { account: Account; privateKey: Hex };

/** Returns the people who can sign, without the demo collector. */
export const collectorsOf = ({ people: [, ...others] }: SeedMarket): Collector[] =>
  others.flatMap(({ account, privateKey }) =>
    privateKey === undefined ? [] : [{ account, privateKey }],
  );

/** A draw of the seed's history, made after all earlier draws of other drops and pools. */
export type PlannedDraw = { at: number; make: () => Promise<void> };

/** Reserves the next link of an account's hash chain, which is published with its first draw. */
export const commitmentFor = (
  { tables }: SeedMarket,
  account: Account,
  { randomSeed, at }: { randomSeed: string; at: number },
) => {
  const seed = keccak256(stringToHex(`${randomSeed} draws of ${account}`));
  const anchor = linkAt(seed, CHAIN_LENGTH, 0);
  const chain = tables.drawChains.find(anchor) ?? {
    anchor,
    account,
    seed,
    length: CHAIN_LENGTH,
    publishedAt: at - MINUTE_MS,
  };
  tables.drawChains.put(anchor, chain);
  const position = tables.draws.countBy('anchor', anchor) + 1;
  return { chain, anchor, position, commitment: linkAt(seed, CHAIN_LENGTH, position - 1) };
};

type SeedDraw<Made extends Movement> = {
  by: Collector;
  at: number;
  commitment: ReturnType<typeof commitmentFor>;
  table: DrawTable;
  entropy: Bytes32;
  typedData: ActionTypedData;
  signedWith: (signature: Hex) => DrawRow['signed'];
  movementsFor: (picks: readonly DrawPick[]) => Made[];
  row: Pick<DrawRow, 'drop' | 'packs' | 'sequence'> & Partial<Pick<DrawRow, 'pool' | 'stake'>>;
};

export const makeDraw = async <Made extends Movement>(
  { tables, settlement }: SeedMarket,
  { by, at, commitment: open, table, entropy, typedData, ...draw }: SeedDraw<Made>,
): Promise<Made[]> => {
  const drawn = reveal('honest', open, { entropy, table, times: 1, now: at });
  const movements = draw.movementsFor(drawn.picks);
  await settlement.execute(movements);
  const { anchor, position, commitment } = open;
  const id = hashTypedData(typedData);
  tables.draws.put(id, {
    id,
    account: by.account,
    signed: draw.signedWith(await privateKeyToAccount(by.privateKey).signTypedData(typedData)),
    ...draw.row,
    anchor,
    position,
    commitment,
    takenAt: at,
    ...drawn,
  });
  return movements;
};
