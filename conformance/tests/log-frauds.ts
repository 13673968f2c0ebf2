import type { MarketReader } from '@trait-market/conformance/draws/read-draws';
import {
  parseEntry,
  type LogEntry,
  type LogEntryOf,
} from '@trait-market/contract/economy/draw-log';
import type { Draw } from '@trait-market/contract/economy/draws';

export type Shown = Awaited<ReturnType<typeof readAll>> & {
  /** The head of the log that a verifier has seen before. */
  seen?: { size: number; time: string };
};

/** Reads the log and everything that it is compared with. */
export const readAll = async (reader: MarketReader) => ({
  entries: (await reader.entries((await reader.log()).head.size)).flatMap(
    ({ entry }) => parseEntry(entry) ?? [],
  ),
  time: (await reader.log()).head.time,
  draws: await reader.draws(''),
  chains: await reader.chains(),
  drops: await Promise.all((await reader.dropIds()).map(reader.drop)),
  pools: await reader.pools(),
});

const without = (facts: Shown, isLeftOut: (entry: LogEntry) => boolean): Shown => ({
  ...facts,
  entries: facts.entries.filter((entry) => !isLeftOut(entry)),
});

const isOf =
  ({ id }: Draw) =>
  (entry: LogEntry): boolean =>
    entry.type !== 'chain' && entry.id === id;

const dropsWith = (
  facts: Shown,
  change: (drop: Shown['drops'][number]) => Partial<Shown['drops'][number]>,
): Shown => ({
  ...facts,
  drops: facts.drops.map((drop) => (drop.id === 'high-tide' ? { ...drop, ...change(drop) } : drop)),
});

const firstOf = (facts: Shown, type: LogEntry['type']): LogEntry => {
  const found = facts.entries.find((entry) => entry.type === type);
  if (found === undefined) throw new Error(`The log has an entry of the type ${type}`);
  return found;
};

type Gift = Extract<LogEntry, { type: 'given' }>['signed']['message'];

const changingFirstGift = (facts: Shown, change: (gift: Gift) => Partial<Gift>): Shown => ({
  ...facts,
  entries: facts.entries.map((entry) => {
    if (entry.type !== 'given' || entry !== firstOf(facts, 'given')) return entry;
    const { signed } = entry;
    return {
      ...entry,
      signed: { ...signed, message: { ...signed.message, ...change(signed.message) } },
    };
  }),
});

export type Fraud = [name: string, fault: string, plant: (facts: Shown) => Shown];

/** Returns frauds of a provider that signs whatever it shows. */
export const logFrauds = (last: () => Draw): Fraud[] => [
  [
    'the last draw is hidden from the list',
    'hidden-draw',
    (facts) => ({ ...facts, draws: facts.draws.filter(({ id }) => id !== last().id) }),
  ],
  ['the last draw is hidden from the log', 'not-logged', (facts) => without(facts, isOf(last()))],
  [
    'a reveal is withheld',
    'not-logged',
    (facts) => without(facts, (entry) => entry.type === 'revealed' && entry.id === last().id),
  ],
  [
    'a chain is used after its returned draw',
    'out-of-order',
    (facts) => {
      const { id } = firstOf(facts, 'returned') as LogEntryOf<'returned'>;
      const returned = facts.entries.find((entry) => entry.type === 'accepted' && entry.id === id);
      if (returned?.type !== 'accepted') throw new Error('The returned draw was accepted');
      const { anchor, position } = returned;
      return {
        ...facts,
        entries: facts.entries.map((entry) =>
          entry.type === 'accepted' && entry.id === last().id
            ? { ...entry, anchor, position: position + 1 }
            : entry,
        ),
      };
    },
  ],
  [
    'another link is logged',
    'not-logged',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        entry.type === 'revealed' && entry.id === last().id ? { ...entry, link: last().id } : entry,
      ),
    }),
  ],
  [
    'the time of a draw is shifted',
    'not-logged',
    (facts) => ({
      ...facts,
      draws: facts.draws.map((draw) =>
        draw.id === last().id
          ? { ...draw, takenAt: new Date(Date.parse(draw.takenAt) - 1000).toISOString() }
          : draw,
      ),
    }),
  ],
  [
    'the times of the log are shifted',
    'shifted-time',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        isOf(last())(entry) ? { ...entry, at: '2020-01-01T00:00:00.000Z' } : entry,
      ),
    }),
  ],
  [
    'a draw that was held back is logged at a time before an earlier head',
    'shifted-time',
    (facts) => ({
      ...facts,
      seen: { size: facts.entries.findIndex(isOf(last())), time: facts.time },
    }),
  ],
  [
    'an entry is of the future',
    'shifted-time',
    (facts) => ({
      ...facts,
      time: new Date(Date.parse(facts.entries.at(-1)?.at ?? '') - 1000).toISOString(),
    }),
  ],
  [
    'an extra chain is published only',
    'not-logged',
    (facts) => ({
      ...facts,
      chains: facts.chains.flatMap((chain, index) =>
        index === 0 ? [chain, { ...chain, anchor: last().id }] : [chain],
      ),
    }),
  ],
  [
    'an extra chain is logged only',
    'unpublished-chain',
    (facts) => ({
      ...facts,
      entries: [
        ...facts.entries,
        { ...firstOf(facts, 'chain'), anchor: last().id, at: facts.time } as LogEntry,
      ],
    }),
  ],
  [
    'a chain is logged after its draws',
    'unpublished-chain',
    (facts) => ({
      ...facts,
      entries: [
        ...facts.entries.filter((entry) => entry !== firstOf(facts, 'chain')),
        firstOf(facts, 'chain'),
      ],
    }),
  ],
  [
    'a position is left out',
    'out-of-order',
    (facts) =>
      without(
        facts,
        (entry) =>
          entry.type === 'accepted' &&
          entry.position === 1 &&
          facts.entries.some(
            (other) =>
              other.type === 'accepted' && other.anchor === entry.anchor && other.position === 2,
          ),
      ),
  ],
  [
    'more packs are sold than were bought',
    'wrong-count',
    (facts) => dropsWith(facts, ({ packs }) => ({ packs: { ...packs, sold: packs.sold + 1 } })),
  ],
  [
    'a purchase is hidden',
    'wrong-count',
    (facts) => without(facts, (entry) => entry === firstOf(facts, 'bought')),
  ],
  [
    'a bought line of several kinds of packs is logged as missed',
    'wrong-count',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        entry.type === 'bought-several' ? { ...entry, drops: ['spindrift'] } : entry,
      ),
    }),
  ],
  [
    'a number of several kinds of packs is changed',
    'bad-signature',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        entry.type === 'bought-several'
          ? {
              ...entry,
              signed: {
                ...entry.signed,
                message: {
                  ...entry.signed.message,
                  lines: entry.signed.message.lines.map((line) => ({ ...line, packs: '2' })),
                },
              },
            }
          : entry,
      ),
    }),
  ],
  [
    'a purchase is invented',
    'bad-signature',
    (facts) => ({
      ...facts,
      entries: facts.entries.flatMap((entry) =>
        entry.type === 'bought' && entry === firstOf(facts, 'bought')
          ? [
              entry,
              {
                ...entry,
                id: last().id,
                signed: { ...entry.signed, message: { ...entry.signed.message, nonce: '1' } },
              },
            ]
          : [entry],
      ),
    }),
  ],
  [
    'a purchase is logged for another wallet',
    'bad-signature',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        entry === firstOf(facts, 'bought')
          ? { ...entry, wallet: '0x00000000000000000000000000000000000000c1' }
          : entry,
      ),
    }),
  ],
  [
    'a purchase is logged twice',
    'bad-log',
    (facts) => ({
      ...facts,
      entries: facts.entries.flatMap((entry) =>
        entry === firstOf(facts, 'bought') ? [entry, entry] : [entry],
      ),
    }),
  ],
  [
    'the declared contents are changed',
    'not-the-declared-table',
    (facts) => dropsWith(facts, () => ({ declared: last().id })),
  ],
  [
    'a returned draw isn’t counted',
    'wrong-count',
    (facts) => dropsWith(facts, () => ({ returned: 0 })),
  ],
  [
    'a gift is hidden',
    'unexplained-pool',
    (facts) => without(facts, (entry) => entry === firstOf(facts, 'given')),
  ],
  [
    'a gift is invented',
    'bad-signature',
    (facts) => ({
      ...facts,
      entries: facts.entries.flatMap((entry) =>
        entry.type === 'given' && entry === firstOf(facts, 'given')
          ? [
              entry,
              {
                ...entry,
                id: last().id,
                signed: { ...entry.signed, message: { ...entry.signed.message, tokenId: '1' } },
              },
            ]
          : [entry],
      ),
    }),
  ],
  [
    'a gift of another collection’s trait is logged for a pool',
    'unexplained-pool',
    (facts) =>
      changingFirstGift(facts, () => ({ token: '0x00000000000000000000000000000000000000c1' })),
  ],
  [
    'a gift is logged for the pool of another slot',
    'unexplained-pool',
    (facts) =>
      changingFirstGift(facts, ({ slot }) => ({ slot: slot === 'eyes' ? 'mouth' : 'eyes' })),
  ],
  [
    'a pool shows an edition more',
    'unexplained-pool',
    (facts) => ({
      ...facts,
      pools: facts.pools.map((pool) => ({
        ...pool,
        items: pool.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
      })),
    }),
  ],
];
