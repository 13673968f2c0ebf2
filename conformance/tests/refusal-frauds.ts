import type { LogEntryOf } from '@trait-market/contract/economy/draw-log';
import type { Draw } from '@trait-market/contract/economy/draws';

import type { Fraud, Shown } from './log-frauds';

type Refused = LogEntryOf<'refused'>;

export const changeRefusals = (facts: Shown, change: (entry: Refused) => Refused): Shown => ({
  ...facts,
  entries: facts.entries.map((entry) => (entry.type === 'refused' ? change(entry) : entry)),
});

/** Returns the refused opening, which a draw of the same chain follows. */
const refusedOf = ({ entries }: Shown): Refused => {
  const found = entries.find(
    (entry): entry is Refused => entry.type === 'refused' && entry.signed.kind === 'pack',
  );
  if (found === undefined) throw new Error('An opening was refused');
  return found;
};

const drawAfter = (facts: Shown): Draw => {
  const { anchor, position } = refusedOf(facts);
  const found = facts.draws.find(
    ({ commitment }) => commitment.anchor === anchor && commitment.position > position,
  );
  if (found === undefined) throw new Error('A draw of the same chain followed');
  return found;
};

/** The error codes that contradict the log or the refused message itself, by the kind of draw. */
export const FALSE_CODES = [
  ['bad-signature', 'pack'],
  ['draw-waiting', 'pack'],
  ['unknown-drop', 'pack'],
  ['too-few-packs', 'pack'],
  ['open-limit', 'pack'],
  ['round-passed', 'pack'],
  ['round-too-far', 'pack'],
  ['wrong-beacon', 'pack'],
  ['deadline-passed', 'pack'],
  ['wrong-chain', 'pack'],
  ['deadline-too-far', 'pack'],
  ['credits-short', 'pack'],
  ['invented', 'pack'],
  ['draw-waiting', 'reroll'],
  ['pool-closed', 'reroll'],
  ['wrong-contract', 'reroll'],
  ['wrong-chain', 'reroll'],
  ['price-moved', 'reroll'],
  ['table-moved', 'reroll'],
  ['reroll-limit', 'reroll'],
  ['round-passed', 'reroll'],
] as const;

const OTHER_WALLET = '0x00000000000000000000000000000000000000c1';

const dropsWith = (facts: Shown, change: (drop: Shown['drops'][number]) => object): Shown => ({
  ...facts,
  drops: facts.drops.map((drop) => (drop.id === 'high-tide' ? { ...drop, ...change(drop) } : drop)),
});

/** The frauds of a provider that refuses draws, and signs whatever it shows. */
export const refusalFrauds: readonly Fraud[] = [
  [
    'a refusal before a draw is hidden from the log',
    'out-of-order',
    (facts) => ({
      ...facts,
      entries: facts.entries.filter((entry) => entry !== refusedOf(facts)),
    }),
  ],
  [
    'the last refusals of their chains are hidden from the log',
    'wrong-count',
    (facts) => ({
      ...facts,
      entries: facts.entries.filter(({ type }) => type !== 'refused'),
    }),
  ],
  [
    'a refused commitment is drawn again with other entropy',
    'drawn-twice',
    (facts) => {
      const refused = refusedOf(facts);
      const { id } = drawAfter(facts);
      return {
        ...facts,
        entries: facts.entries.map((entry) =>
          entry.type === 'accepted' && entry.id === id && entry.signed.kind === 'pack'
            ? {
                ...entry,
                position: refused.position,
                signed: {
                  ...entry.signed,
                  message: {
                    ...entry.signed.message,
                    commitment: refused.signed.message.commitment,
                  },
                },
              }
            : entry,
        ),
      };
    },
  ],
  [
    'the link of a refusal doesn’t fit its commitment',
    'tampered-link',
    (facts) => changeRefusals(facts, (entry) => ({ ...entry, link: entry.id })),
  ],
  [
    'a refusal is logged at another position',
    'tampered-link',
    (facts) => changeRefusals(facts, (entry) => ({ ...entry, position: entry.position + 1 })),
  ],
  [
    'a refused re-roll is logged for another pool',
    'other-terms',
    (facts) =>
      changeRefusals(facts, (entry) =>
        entry.pool === null
          ? entry
          : {
              ...entry,
              pool: { ...entry.pool, slot: entry.pool.slot === 'eyes' ? 'mouth' : 'eyes' },
            },
      ),
  ],
  [
    'a refused re-roll is logged without its pool',
    'other-terms',
    (facts) => changeRefusals(facts, (entry) => ({ ...entry, pool: null })),
  ],
  [
    'a refused opening is logged for a pool',
    'other-terms',
    (facts) =>
      changeRefusals(facts, (entry) =>
        entry.signed.kind === 'pack'
          ? { ...entry, pool: { collection: 'any', slot: 'eyes' } }
          : entry,
      ),
  ],
  [
    'a refusal is invented',
    'bad-signature',
    (facts) =>
      changeRefusals(facts, (entry) =>
        entry.signed.kind === 'pack'
          ? {
              ...entry,
              signed: { ...entry.signed, message: { ...entry.signed.message, nonce: '1' } },
            }
          : entry,
      ),
  ],
  [
    'a refusal is logged for another wallet',
    'bad-signature',
    (facts) => changeRefusals(facts, (entry) => ({ ...entry, wallet: OTHER_WALLET })),
  ],
  [
    'a puppet’s refused message uses another wallet’s commitment',
    'unpublished-chain',
    (facts) =>
      changeRefusals(facts, (entry) => ({
        ...entry,
        wallet: OTHER_WALLET,
        signed: {
          ...entry.signed,
          message: { ...entry.signed.message, owner: OTHER_WALLET },
        } as Refused['signed'],
      })),
  ],
  [
    'a chain is shorter than its refusals need',
    'unpublished-chain',
    (facts) => ({
      ...facts,
      entries: facts.entries.map((entry) =>
        entry.type === 'chain' && entry.anchor === refusedOf(facts).anchor
          ? { ...entry, length: refusedOf(facts).position - 1 }
          : entry,
      ),
    }),
  ],
  [
    'a refusal is logged twice',
    'bad-log',
    (facts) => ({
      ...facts,
      entries: facts.entries.flatMap((entry) =>
        entry === refusedOf(facts) ? [entry, entry] : [entry],
      ),
    }),
  ],
  [
    'a refusal isn’t counted as returned',
    'wrong-count',
    (facts) => dropsWith(facts, ({ returned }) => ({ returned: returned - 1 })),
  ],
  [
    'a refusal isn’t counted as refused',
    'wrong-count',
    (facts) => dropsWith(facts, ({ refused }) => ({ refused: refused - 1 })),
  ],
  [
    'a pool’s refusal isn’t counted',
    'wrong-count',
    (facts) => ({
      ...facts,
      pools: facts.pools.map((pool) => ({ ...pool, returned: 0, refused: 0 })),
    }),
  ],
];
