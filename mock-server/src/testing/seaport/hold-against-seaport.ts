import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import * as fc from 'fast-check';
import type { PrivateKeyAccount } from 'viem/accounts';

import type { Market } from '../../economy/market/market';
import { signatureOverDigest } from '../../kernel/signature';
import { accountOf } from '../../kernel/account';
import { cheapCheck } from '../cheap-signatures';
import { tryMoveIn } from '../market';
import { openPlace, type Model, type Place } from '../market-model/place';
import { newWallet } from '../wallet';
import { coSignerOf, type CoSigner } from './co-signer';
import { SEAPORT_COMMANDS } from './commands';
import { Difference } from './difference';
import { mirrorMarket, type Tally } from './mirror';
import { contractsOf, copyToChains } from './mirror-holdings';
import { openOracle, type Oracle } from './oracle';

const LONGEST_SEQUENCE = 40;
/** More differences aren't useful, because fixing the first may also fix others. */
const MOST_DIFFERENCES = 5;

export type Plant = (market: Market) => void;

export type Stage = {
  oracle: Oracle;
  coSigner: CoSigner;
  signer: PrivateKeyAccount;
  wallets: readonly PrivateKeyAccount[];
};

const openSigned = (wallets: readonly PrivateKeyAccount[]) =>
  openPlace(
    wallets.map(({ address }) => accountOf(address)),
    // Makers sign orders for real, because Seaport checks them, and other actions cheaply.
    async (account, digest, signature) =>
      (await cheapCheck(account, digest, signature)) ??
      signatureOverDigest(account, digest, signature),
  );

export const openStage = async (): Promise<Stage> => {
  const signer = newWallet();
  const wallets = Array.from({ length: 4 }, newWallet);
  const { market } = (await openSigned(wallets)).real;
  const oracle = await openOracle(contractsOf(market), signer.address);
  await copyToChains(market, oracle, wallets);
  return { oracle, coSigner: coSignerOf(signer), signer, wallets };
};

let shared: Promise<Stage> | undefined;
/** All tests of a worker share the stage. They run sequentially, and each restores it. */
export const sharedStage = (): Promise<Stage> => {
  shared ??= openStage();
  return shared;
};

const runMirrored = async (
  { oracle, coSigner, wallets }: Stage,
  tally: Tally,
  plant: Plant | undefined,
  commands: Iterable<fc.AsyncCommand<Model, Place>>,
): Promise<void> => {
  const { model, real } = await openSigned(wallets);
  const { clock, market } = real;
  const balances = market.context.settlement;
  plant?.(market);
  for (const chainId of CHAIN_IDS) await oracle[chainId].fork();
  const mirror = mirrorMarket({ market, balances, clock, oracle, coSigner, wallets, tally });
  const place: Place = {
    ...real,
    market: mirror.market,
    tryMove: tryMoveIn(mirror.market),
    // Disables the invariants, so that only the comparison can find a planted error.
    hasInvariants: false,
  };
  try {
    await fc.asyncModelRun(() => ({ model, real: place }), commands);
  } catch (error) {
    if (plant === undefined || error instanceof Difference) throw error;
  } finally {
    await mirror.settled();
    for (const chainId of CHAIN_IDS) await oracle[chainId].undo();
  }
};

export type Held = { sequences: number; tally: Tally; differences: string[] };

type Holding = {
  plant?: Plant;
  /** The number of differences after which the comparison stops. */
  most?: number;
  seed?: number;
  commands?: typeof SEAPORT_COMMANDS;
};

/** Compares the ledger with the real Seaport contract after each action of random sequences. */
export const holdAgainstSeaport = async (
  stage: Stage,
  sequences: number,
  { plant, most = MOST_DIFFERENCES, seed, commands: from = SEAPORT_COMMANDS }: Holding = {},
): Promise<Held> => {
  const tally: Tally = new Map();
  const differences: string[] = [];
  let left = sequences;
  const property = fc.asyncProperty(
    fc.commands([...from], { maxCommands: LONGEST_SEQUENCE, size: 'max' }),
    (commands) => runMirrored(stage, tally, plant, commands),
  );
  while (left > 0 && differences.length < most) {
    const run = await fc.check(property, {
      numRuns: left,
      // Skips shrinking for planted faults, because only their detection matters.
      endOnFailure: plant !== undefined,
      ...(seed !== undefined && { seed }),
    });
    left -= run.numRuns;
    if (run.failed) {
      const why = run.errorInstance instanceof Error ? run.errorInstance.message : '';
      differences.push(`${why}\n${await fc.asyncDefaultReportMessage(run)}`);
    }
  }
  return { sequences: sequences - left, tally, differences };
};
