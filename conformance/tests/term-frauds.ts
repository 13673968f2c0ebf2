import type { LogEntry } from '@trait-market/contract/economy/draw-log';
import type { Draw } from '@trait-market/contract/economy/draws';

import type { Fraud, Shown } from './log-frauds';

/** The draws of one wallet that the frauds change. */
export type Drawn = { opened: Draw; rerolled: Draw; upgraded: Draw; returned: Draw };

type EntryChange = (entry: LogEntry) => LogEntry | undefined;

const entriesWith = (facts: Shown, change: EntryChange): Shown => ({
  ...facts,
  entries: facts.entries.flatMap((entry) => change(entry) ?? []),
});

const drawWith = (facts: Shown, { id }: Draw, change: (draw: Draw) => object): Shown => ({
  ...facts,
  draws: facts.draws.map((draw) =>
    draw.id === id ? ({ ...draw, ...change(draw) } as Draw) : draw,
  ),
});

const dropWith = (facts: Shown, change: (drop: Shown['drops'][number]) => object): Shown => ({
  ...facts,
  drops: facts.drops.map((drop) => (drop.id === 'high-tide' ? { ...drop, ...change(drop) } : drop)),
});

const isOwnPurchase = (entry: LogEntry, wallet: string): boolean =>
  (entry.type === 'bought' || entry.type === 'bought-several') && entry.wallet === wallet;

const OTHER = '0x00000000000000000000000000000000000000c1';

const rowsWith = (
  { table }: Draw,
  rowsOf: (rows: Draw['table']['sections'][number]['rows']) => object,
) => ({
  table: {
    ...table,
    sections: table.sections.map((section) => ({ ...section, rows: rowsOf(section.rows) })),
  },
});

const poolOf = (facts: Shown, draw: Draw): Shown['pools'][number] => {
  const found = facts.pools.find(
    ({ collection, slot }) => collection === draw.pool?.collection && slot === draw.pool.slot,
  );
  if (found === undefined) throw new Error('The pool is listed');
  return found;
};

/** Returns frauds that keep each single draw valid, and that the log contradicts. */
export const termFrauds = (drawn: () => Drawn): Fraud[] => [
  [
    'a wallet opens packs that another one bought',
    'wrong-count',
    (facts) =>
      entriesWith(facts, (entry) =>
        isOwnPurchase(entry, drawn().opened.by.address) ? { ...entry, wallet: OTHER } : entry,
      ),
  ],
  [
    'packs are bought only after they were opened',
    'wrong-count',
    (facts) => {
      const isLate = (entry: LogEntry) => isOwnPurchase(entry, drawn().opened.by.address);
      return {
        ...facts,
        entries: [
          ...facts.entries.filter((entry) => !isLate(entry)),
          ...facts.entries.filter(isLate),
        ],
      };
    },
  ],
  [
    'an opened pack isn’t counted',
    'wrong-count',
    (facts) => dropWith(facts, ({ packs }) => ({ packs: { ...packs, opened: packs.opened - 1 } })),
  ],
  [
    'a drop has more packs than were declared',
    'wrong-count',
    (facts) => dropWith(facts, ({ packs }) => ({ packs: { ...packs, total: packs.total + 10 } })),
  ],
  [
    'a draw is returned before its link is overdue',
    'early-return',
    (facts) =>
      entriesWith(facts, (entry) =>
        entry.type === 'returned' && entry.id === drawn().returned.id
          ? { ...entry, at: drawn().returned.beacon?.receivedAt ?? '' }
          : entry,
      ),
  ],
  [
    'a gift is accepted after its deadline',
    'broken-limit',
    (facts) =>
      entriesWith(facts, (entry) =>
        entry.type === 'given'
          ? {
              ...entry,
              signed: {
                ...entry.signed,
                message: { ...entry.signed.message, deadline: '1700000000' },
              },
            }
          : entry,
      ),
  ],
  [
    'a purchase misses a required line',
    'broken-limit',
    (facts) =>
      entriesWith(facts, (entry) =>
        entry.type === 'bought-several'
          ? {
              ...entry,
              drops: entry.drops.slice(1),
              signed: { ...entry.signed, message: { ...entry.signed.message, allRequired: true } },
            }
          : entry,
      ),
  ],
  [
    'a drop is shown on another network',
    'other-terms',
    (facts) => dropWith(facts, ({ chainId }) => ({ chainId: chainId === 1 ? 137 : 1 })),
  ],
  [
    'a gift was signed for another network',
    'other-terms',
    (facts) =>
      entriesWith(facts, (entry) =>
        entry.type === 'given'
          ? {
              ...entry,
              signed: { ...entry.signed, chainId: entry.signed.chainId === 1 ? 137 : 1 },
            }
          : entry,
      ),
  ],
  [
    'a re-roll is moved to the pool of another contract',
    'other-terms',
    (facts) => ({ ...facts, pools: facts.pools.map((pool) => ({ ...pool, token: OTHER })) }),
  ],
  [
    'a purchase is of a drop that isn’t listed',
    'hidden-draw',
    (facts) => ({ ...facts, drops: facts.drops.filter(({ id }) => id !== 'spindrift') }),
  ],
  [
    'the numbers of a pool’s draws have a gap',
    'out-of-order',
    (facts) => ({
      ...facts,
      draws: facts.draws.map((draw) =>
        draw.pool === null ? draw : { ...draw, sequence: draw.sequence + 5 },
      ),
    }),
  ],
  [
    'fewer links are counted than were revealed',
    'hidden-draw',
    (facts) => ({
      ...facts,
      chains: facts.chains.map((chain) => ({
        ...chain,
        revealed: Math.max(0, chain.revealed - 1),
      })),
    }),
  ],
  [
    'two wallets use one hash chain, from different links on',
    'drawn-twice',
    (facts) => ({
      ...facts,
      entries: facts.entries.flatMap((entry) =>
        entry.type === 'revealed' && entry.id === drawn().opened.id
          ? [
              entry,
              {
                type: 'chain' as const,
                at: entry.at,
                wallet: OTHER,
                anchor: entry.link,
                length: 3,
              },
            ]
          : [entry],
      ),
    }),
  ],
  [
    'an upgrade’s table has only the trait that the wallet wants',
    'unexplained-pool',
    (facts) =>
      drawWith(facts, drawn().upgraded, (draw) => rowsWith(draw, (rows) => rows.slice(0, 1))),
  ],
  [
    'an upgrade’s table has all tiers',
    'unexplained-pool',
    (facts) => {
      // Between the acceptance and the end, the stake joined the pool, and the pick left it.
      const { upgraded } = drawn();
      const held = new Map(
        poolOf(facts, upgraded).items.map(({ tokenId, quantity }) => [tokenId, quantity]),
      );
      const change = (tokenId: string, by: number) =>
        held.set(tokenId, (held.get(tokenId) ?? 0) + by);
      for (const { tokenId } of upgraded.picks) change(tokenId, 1);
      if (upgraded.signed.kind === 'reroll') change(upgraded.signed.message.stake[0] ?? '', -1);
      const rows = [...held].map(([tokenId, quantity]) => ({ tokenId, quantity }));
      return drawWith(facts, upgraded, (draw) =>
        rowsWith(draw, () => rows.filter(({ quantity }) => quantity > 0)),
      );
    },
  ],
  [
    'an upgrade takes traits of different tiers',
    'unexplained-pool',
    (facts) =>
      drawWith(facts, drawn().upgraded, ({ signed, table, picks }) => {
        // The pool shows its tier after the draw too, unlike that of its last edition.
        const inPool = table.sections[0]?.rows.find(({ tokenId }) => tokenId !== picks[0]?.tokenId);
        const staked = signed.kind === 'reroll' ? signed.message.stake[0] : '';
        const stake = [staked, inPool?.tokenId, inPool?.tokenId];
        return { signed: { ...signed, message: { ...signed.message, stake } } };
      }),
  ],
  [
    'an upgrade is from a pool with fewer than 8 traits',
    'closed-pool',
    (facts) =>
      entriesWith(facts, (entry) =>
        entry.type === 'given' && Number(entry.signed.message.tokenId) % 2 === 0
          ? undefined
          : entry,
      ),
  ],
];
