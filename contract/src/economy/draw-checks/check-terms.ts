import type { LogEntryOf } from '../draw-log';
import { groupBy, type Draw } from '../draws';

import { poolOf } from './check-pool-contents';
import { isSame, ofType, type LogFacts, type LoggedEntries } from './log-facts';
import type { Found } from './log-fault';

const packsOf = ({ signed }: Pick<Draw, 'signed'>): number =>
  signed.kind === 'pack' ? Number(signed.message.packs) : 0;

/** Finds acceptances of more packs than the wallet had bought until then, and hadn't opened. */
const openedWithoutPacks = ({ entries }: LogFacts): Found[] => {
  const unopened = new Map<string, number>();
  const accepted = new Map<string, LogEntryOf<'accepted'>>();
  const add = (wallet: string, drop: string, packs: number): number => {
    const key = `${wallet} ${drop}`.toLowerCase();
    const after = (unopened.get(key) ?? 0) + packs;
    unopened.set(key, after);
    return after;
  };
  return entries.flatMap((entry): Found[] => {
    if (entry.type === 'bought') {
      add(entry.wallet, entry.signed.message.drop, Number(entry.signed.message.packs));
    }
    if (entry.type === 'bought-several') {
      for (const { drop, packs } of entry.signed.message.lines) {
        if (entry.drops.includes(drop)) add(entry.wallet, drop, Number(packs));
      }
    }
    if (entry.type === 'returned') {
      const draw = accepted.get(entry.id.toLowerCase());
      if (draw?.signed.kind === 'pack') {
        add(draw.wallet, draw.signed.message.drop, packsOf(draw));
      }
    }
    if (entry.type !== 'accepted') return [];
    accepted.set(entry.id.toLowerCase(), entry);
    const { signed, wallet, id } = entry;
    if (signed.kind !== 'pack') return [];
    const isBought = add(wallet, signed.message.drop, -packsOf(entry)) >= 0;
    return isBought ? [] : [{ id, fault: 'wrong-count' }];
  });
};

const returnedEarly = ({ entries, draws }: LogFacts): Found[] => {
  const byId = new Map(draws.map((draw) => [draw.id.toLowerCase(), draw]));
  return ofType(entries, 'returned')
    .filter(({ id, at }) => {
      const draw = byId.get(id.toLowerCase());
      return draw !== undefined && Date.parse(at) < Date.parse(draw.revealBy);
    })
    .map(({ id }): Found => ({ id, fault: 'early-return' }));
};

/** Finds gifts and purchases that were logged after the deadline of their signed message. */
const expired = ({ entries }: LogFacts): Found[] =>
  [...ofType(entries, 'bought'), ...ofType(entries, 'bought-several'), ...ofType(entries, 'given')]
    .filter(({ at, signed }) => Date.parse(at) > Number(signed.message.deadline) * 1000)
    .map(({ id }): Found => ({ id, fault: 'broken-limit' }));

/** Finds purchases that missed a line although the buyer required all of them. */
const missedRequired = ({ entries }: LogFacts): Found[] =>
  ofType(entries, 'bought-several')
    .filter(
      ({ drops, signed: { message } }) =>
        message.allRequired && message.lines.some(({ drop }) => !drops.includes(drop)),
    )
    .map(({ id }): Found => ({ id, fault: 'broken-limit' }));

type Placed = { id: string; chainId: number; drops: readonly string[]; pool: string | undefined };

const placedIn = ({ entries, draws }: LogFacts): Placed[] => [
  ...draws.map(({ id, chainId, drop, pool }) => ({
    id,
    chainId,
    drops: drop === null ? [] : [drop.id],
    pool: pool === null ? undefined : poolOf(pool),
  })),
  ...ofType(entries, 'bought').map(({ id, signed }) => ({
    id,
    chainId: signed.chainId,
    drops: [signed.message.drop],
    pool: undefined,
  })),
  ...ofType(entries, 'bought-several').map(({ id, signed, drops }) => ({
    id,
    chainId: signed.chainId,
    drops,
    pool: undefined,
  })),
  ...ofType(entries, 'given').map(({ id, signed, pool }) => ({
    id,
    chainId: signed.chainId,
    drops: [],
    pool: poolOf(pool),
  })),
];

/** Finds what was signed for another network, or for another contract, than its drop or pool has. */
const signedElsewhere = (facts: LogFacts): Found[] => {
  const drops = new Map(facts.drops.map((drop) => [drop.id, drop]));
  const pools = new Map(facts.pools.map((pool) => [poolOf(pool), pool]));
  const isElsewhere = ({ chainId, drops: ids, pool }: Placed): boolean =>
    [...ids.map((id) => drops.get(id)), pools.get(pool ?? '')].some(
      (place) => place !== undefined && place.chainId !== chainId,
    );
  const isOtherToken = ({ signed, pool }: Draw): boolean => {
    const shown = pool === null ? undefined : pools.get(poolOf(pool));
    return (
      signed.kind === 'reroll' && shown !== undefined && !isSame(signed.message.token, shown.token)
    );
  };
  return [...placedIn(facts).filter(isElsewhere), ...facts.draws.filter(isOtherToken)].map(
    ({ id }): Found => ({ id, fault: 'other-terms' }),
  );
};

/** Finds messages that were signed for another site than this deployment. */
export const signedForOtherSites = ({ entries }: LoggedEntries, deployment: string): Found[] =>
  [
    ...ofType(entries, 'accepted'),
    ...ofType(entries, 'refused'),
    ...ofType(entries, 'bought'),
    ...ofType(entries, 'bought-several'),
    ...ofType(entries, 'given'),
  ]
    .filter(({ signed }) => !isSame(signed.deployment, deployment))
    .map(({ id }): Found => ({ id, fault: 'other-site' }));

const unknownDrops = ({ entries, drops }: LogFacts): Found[] => {
  const listed = new Set(drops.map(({ id }) => id));
  return [
    ...ofType(entries, 'bought').map(({ id, signed }) => ({ id, drops: [signed.message.drop] })),
    ...ofType(entries, 'bought-several'),
  ]
    .filter((entry) => entry.drops.some((drop) => !listed.has(drop)))
    .map(({ id }): Found => ({ id, fault: 'hidden-draw' }));
};

/** Compares the counts of a drop with its draws and its declared editions. */
const wrongDrops = ({ drops, draws }: LogFacts): Found[] =>
  drops
    .filter(({ id, packs, boxes }) => {
      const opened = draws
        .filter((draw) => draw.state === 'drawn' && draw.drop?.id === id)
        .reduce((sum, draw) => sum + packsOf(draw), 0);
      const isWhole = boxes.every(
        ({ take, traits }) =>
          traits.reduce((sum, { declared }) => sum + declared, 0) === packs.total * take,
      );
      return packs.opened !== opened || !isWhole;
    })
    .map(({ id }): Found => ({ id, fault: 'wrong-count' }));

/** Finds pools whose drawn draws don't have the numbers 1, 2, 3, … */
const skippedSequences = ({ draws }: LogFacts): Found[] => {
  const drawn = draws.filter(({ state, pool }) => state === 'drawn' && pool !== null);
  const byPool = groupBy(drawn, ({ pool }) => (pool === null ? '' : poolOf(pool)));
  return [...byPool.values()].flatMap((group) =>
    group
      .toSorted((one, other) => one.sequence - other.sequence)
      .filter(({ sequence }, index) => sequence !== index + 1)
      .map(({ id }): Found => ({ id, fault: 'out-of-order' })),
  );
};

const wrongChainCounts = ({ chains, draws, entries }: LogFacts): Found[] => {
  const published = groupBy(
    [
      ...draws.filter(({ state }) => state === 'drawn').map(({ commitment }) => commitment),
      ...ofType(entries, 'refused'),
    ],
    ({ anchor }) => anchor,
  );
  return chains
    .filter(
      ({ anchor, revealed }) => (published.get(anchor.toLowerCase())?.length ?? 0) !== revealed,
    )
    .map(({ anchor }): Found => ({ id: anchor, fault: 'hidden-draw' }));
};

/** Finds links, commitments and anchors that belong to more than one hash chain. */
const sharedChains = ({ entries, draws }: LogFacts): Found[] => {
  const used = [
    ...ofType(entries, 'chain').map(({ anchor }) => ({ id: anchor, anchor, values: [anchor] })),
    ...ofType(entries, 'refused').map(({ id, anchor, link, signed }) => ({
      id,
      anchor,
      values: [signed.message.commitment, link],
    })),
    ...draws.map(({ id, commitment: { anchor, commitment }, link }) => ({
      id,
      anchor,
      values: link === null ? [commitment] : [commitment, link],
    })),
  ];
  const anchorOf = new Map<string, string>();
  return used.flatMap(({ id, anchor, values }): Found[] => {
    const isShared = values.some((value) => {
      const known = anchorOf.get(value.toLowerCase());
      anchorOf.set(value.toLowerCase(), known ?? anchor);
      return known !== undefined && !isSame(known, anchor);
    });
    return isShared ? [{ id, fault: 'drawn-twice' }] : [];
  });
};

/** Returns what breaks a rule of draws that only the whole log and all that is shown reveal. */
export const checkTerms = (facts: LogFacts): Found[] => [
  ...openedWithoutPacks(facts),
  ...returnedEarly(facts),
  ...expired(facts),
  ...missedRequired(facts),
  ...signedElsewhere(facts),
  ...unknownDrops(facts),
  ...wrongDrops(facts),
  ...skippedSequences(facts),
  ...wrongChainCounts(facts),
  ...sharedChains(facts),
];
