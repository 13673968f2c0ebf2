import type { PackBuy } from '../actions/packs';
import type { LogEntryOf } from '../draw-log';
import { groupBy, type Draw } from '../draws';

import { checkPoolContents } from './check-pool-contents';
import { misplacedRefusals } from './check-refusals';
import { checkTerms } from './check-terms';
import { falseReasons } from './false-reasons';
import { isSame, ofType, subjectOf, type LogFacts, type LoggedEntries } from './log-facts';
import { isLoggedAs } from './is-logged-as';
import type { Found } from './log-fault';
import { entryFault } from './signed-entry';

/** Finds purchases and gifts that their wallet didn't sign. The draws' own signatures are checked apart. */
const unsigned = async ({ entries }: LoggedEntries): Promise<Found[]> => {
  const found = await Promise.all(
    entries.map(async (entry): Promise<Found[]> => {
      const fault = await entryFault(entry);
      return fault === undefined ? [] : [{ id: subjectOf(entry), fault }];
    }),
  );
  return found.flat();
};

const repeated = ({ entries }: LoggedEntries): Found[] => {
  const seen = new Set<string>();
  return entries.flatMap((entry): Found[] => {
    const id = `${entry.type} ${subjectOf(entry)}`.toLowerCase();
    if (seen.has(id)) return [{ id: subjectOf(entry), fault: 'bad-log' }];
    seen.add(id);
    return [];
  });
};

const shifted = ({ entries, time }: LoggedEntries): Found[] => {
  const late = entries.find((entry, index) => {
    const before = entries[index - 1];
    const at = Date.parse(entry.at);
    return at > time || (before !== undefined && at < Date.parse(before.at));
  });
  if (late === undefined) return [];
  return [{ id: subjectOf(late), fault: 'shifted-time' }];
};

const isOutcome = (
  draw: Draw,
  revealed: LogEntryOf<'revealed'> | undefined,
  returned: LogEntryOf<'returned'> | undefined,
): boolean => {
  if (draw.state === 'waiting') return revealed === undefined && returned === undefined;
  if (draw.state === 'returned') {
    return returned !== undefined && revealed === undefined;
  }
  return (
    revealed !== undefined &&
    returned === undefined &&
    isSame(revealed.link, draw.link ?? '') &&
    Date.parse(revealed.at) === Date.parse(draw.revealedAt ?? '')
  );
};

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id.toLowerCase(), entry]));

const missingDraws = ({ entries, draws }: LogFacts): Found[] => {
  const accepted = byId(ofType(entries, 'accepted'));
  const [revealed, returned] = [
    byId(ofType(entries, 'revealed')),
    byId(ofType(entries, 'returned')),
  ];
  const listed = new Set(draws.map(({ id }) => id.toLowerCase()));
  return [
    ...draws.flatMap((draw): Found[] => {
      const id = draw.id.toLowerCase();
      const entry = accepted.get(id);
      const isLogged =
        entry !== undefined &&
        isLoggedAs(draw, entry) &&
        isOutcome(draw, revealed.get(id), returned.get(id));
      return isLogged ? [] : [{ id: draw.id, fault: 'not-logged' }];
    }),
    ...[...accepted.values(), ...revealed.values(), ...returned.values()]
      .filter(({ id }) => !listed.has(id.toLowerCase()))
      .map(({ id }): Found => ({ id, fault: 'hidden-draw' })),
  ];
};

const missingChains = ({ entries, chains }: LogFacts): Found[] => {
  const logged = new Map(
    ofType(entries, 'chain').map((entry) => [entry.anchor.toLowerCase(), entry]),
  );
  const published = new Set(chains.map(({ anchor }) => anchor.toLowerCase()));
  return [
    ...chains
      .filter(({ anchor, wallet, length, publishedAt }) => {
        const entry = logged.get(anchor.toLowerCase());
        return (
          entry === undefined ||
          !isSame(entry.wallet, wallet) ||
          entry.length !== length ||
          Date.parse(entry.at) !== Date.parse(publishedAt)
        );
      })
      .map(({ anchor }): Found => ({ id: anchor, fault: 'not-logged' })),
    ...[...logged.values()]
      .filter(({ anchor }) => !published.has(anchor.toLowerCase()))
      .map(({ anchor }): Found => ({ id: anchor, fault: 'unpublished-chain' })),
  ];
};

/** Finds commitments that more than one draw or refusal used. */
const usedTwice = ({ entries }: LoggedEntries): Found[] =>
  [
    ...groupBy(
      [...ofType(entries, 'accepted'), ...ofType(entries, 'refused')],
      ({ signed }) => signed.message.commitment,
    ).values(),
  ]
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map(({ id }): Found => ({ id, fault: 'drawn-twice' })));

/** A logged chain, and the position of its next draw or refusal; none follows a returned draw. */
type OpenChain = Pick<LogEntryOf<'chain'>, 'wallet' | 'length'> & { next: number | undefined };

/**
 * Expects each chain to be logged before its draws and refusals, which are its wallet's, and use its
 * positions one by one.
 */
const skippedPositions = ({ entries }: LoggedEntries): Found[] => {
  const chains = new Map<string, OpenChain>();
  const chainOfDraw = new Map<string, OpenChain>();
  return entries.flatMap((entry): Found[] => {
    if (entry.type === 'chain') chains.set(entry.anchor.toLowerCase(), { ...entry, next: 1 });
    if (entry.type === 'returned') {
      const over = chainOfDraw.get(entry.id.toLowerCase());
      if (over !== undefined) over.next = undefined;
    }
    if (entry.type !== 'accepted' && entry.type !== 'refused') return [];
    const { id, wallet, anchor, position } = entry;
    const chain = chains.get(anchor.toLowerCase());
    if (chain === undefined || !isSame(chain.wallet, wallet) || position > chain.length) {
      return [{ id, fault: 'unpublished-chain' }];
    }
    chainOfDraw.set(id.toLowerCase(), chain);
    const isNext = position === chain.next;
    chain.next = position + 1;
    return isNext ? [] : [{ id, fault: 'out-of-order' }];
  });
};

type Purchase = { id: string } & Pick<PackBuy, 'drop' | 'packs' | 'declared'>;

/** Returns the purchases of each drop, with the bought lines of those of several drops. */
const purchasesOf = ({ entries }: LoggedEntries): Purchase[] => [
  ...ofType(entries, 'bought').map(({ id, signed }) => ({ ...signed.message, id })),
  ...ofType(entries, 'bought-several').flatMap(({ id, drops, signed }) =>
    signed.message.lines
      .filter(({ drop }) => drops.includes(drop))
      .map((line) => ({ ...line, id })),
  ),
];

const packsOf = (purchases: readonly Purchase[]): number =>
  purchases.reduce((sum, { packs }) => sum + Number(packs), 0);

type Counts = { returned: number; refused: number };

/** Compares sold packs, declared contents, returned draws and refusals with the log. */
const wrongCounts = (facts: LogFacts): Found[] => {
  const { entries, draws, drops, pools } = facts;
  const refusals = ofType(entries, 'refused');
  const bought = groupBy(purchasesOf(facts), ({ drop }) => drop);
  const returned = new Set(ofType(entries, 'returned').map(({ id }) => id.toLowerCase()));
  const isCounted = (
    shown: Counts,
    isOf: (draw: Draw) => boolean,
    isRefusalOf: (refusal: LogEntryOf<'refused'>) => boolean,
  ): boolean => {
    const overdue = draws.filter((draw) => isOf(draw) && returned.has(draw.id.toLowerCase()));
    const refused = refusals.filter(isRefusalOf).length;
    return shown.refused === refused && shown.returned === overdue.length + refused;
  };
  return [
    ...drops.flatMap((drop): Found[] => {
      const purchases = bought.get(drop.id.toLowerCase()) ?? [];
      const isSold = packsOf(purchases) === drop.packs.sold && drop.packs.sold <= drop.packs.total;
      const isOpened = drop.packs.opened <= drop.packs.sold;
      const isReturned = isCounted(
        drop,
        (draw) => draw.drop?.id === drop.id,
        ({ signed }) => signed.kind === 'pack' && signed.message.drop === drop.id,
      );
      return [
        ...(isSold && isOpened && isReturned
          ? []
          : [{ id: drop.id, fault: 'wrong-count' } as const]),
        ...purchases
          .filter(({ declared }) => !isSame(declared, drop.declared))
          .map(({ id }): Found => ({ id, fault: 'not-the-declared-table' })),
      ];
    }),
    ...pools
      .filter(
        (one) =>
          !isCounted(
            one,
            ({ pool }) => pool?.collection === one.collection && pool.slot === one.slot,
            ({ pool }) => pool?.collection === one.collection && pool.slot === one.slot,
          ),
      )
      .map(({ collection, slot }): Found => ({
        id: `${collection}/${slot}`,
        fault: 'wrong-count',
      })),
  ];
};

/** Returns the contradictions within a log. */
export const findContradictions = (log: LoggedEntries): Found[] => [
  ...repeated(log),
  ...shifted(log),
  ...skippedPositions(log),
  ...usedTwice(log),
];

/** Returns the contradictions within a log, and its purchases and gifts that no wallet signed. */
export const checkEntries = async (log: LoggedEntries): Promise<Found[]> => [
  ...(await unsigned(log)),
  ...findContradictions(log),
];

/** Returns the contradictions between a log and what the provider shows. */
export const checkAgainstLog = (facts: LogFacts): Found[] => [
  ...missingDraws(facts),
  ...missingChains(facts),
  ...wrongCounts(facts),
  ...checkPoolContents(facts),
  ...falseReasons(facts),
  ...misplacedRefusals(facts),
  ...checkTerms(facts),
];
