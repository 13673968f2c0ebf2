import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { drawing } from './drawing';
import { anybodySigns } from '../signatures';
import { on, changingResponse, onFields } from '../../mutants/patches';
import { fieldsIn, withJson } from '../../mutants/exchange';
import { patched } from '../../mutants/mutant';
import { planted, type EconomyMutant } from '../economy-mutant';

const REROLLED = 'economy.reroll.reroll/flow/given, and one for one';
const UPGRADED = 'economy.reroll.reroll/flow/three for one of the next tier';
const LATE = 'economy.reroll.reroll/flow/a missing link';

const PREVIEWED = 'E290 Drops and pools preview the rarest traits that can be drawn';
const PRICED = 'E193 10 credits: one loose edition joins the pool, and one is drawn';
const POOLED =
  'E194 20 credits: of three editions, one joins the pool and two are burned, and one of the next tier is drawn';
const RETURNED =
  'E199 A link missing after 10 minutes returns editions and credits once, and is counted';

type Market = Parameters<Plant>[0];
type Credits = Market['context']['credits'];
type Movements = Parameters<Parameters<typeof moving>[0]>[0];

const upgrading = (change: (movements: Movements) => Movements): Plant =>
  moving((movements) =>
    movements.some(({ kind }) => kind === 'burn') ? change(movements) : movements,
  );

const givingTheSame = upgrading((movements) => {
  const [joins, ...others] = movements;
  if (joins?.kind !== 'trait') return movements;
  const { traitId } = joins;
  return [joins, ...others.map((one) => (one.kind === 'trait' ? { ...one, traitId } : one))];
});

const burningAll = upgrading((movements) =>
  movements.map((one, place) => {
    if (one.kind !== 'trait' || place > 0) return one;
    const { traitId, from, quantity } = one;
    return { kind: 'burn', traitId, from, quantity } as const;
  }),
);

const poolingAll = upgrading((movements) => {
  const [joins] = movements;
  return movements.map((one) => (one.kind === 'burn' && joins !== undefined ? joins : one));
});

const withCredits =
  (change: (credits: Credits) => Partial<Credits>): Plant =>
  ({ context }) => {
    const { credits } = context;
    context.credits = { ...credits, ...change(credits) };
  };

const costing = (price: (cost: number) => number): Plant =>
  withCredits(({ spend }) => ({
    spend: (account, cost, ...rest) => spend(account, price(cost), ...rest),
  }));

const withoutBound: Plant = (market) => {
  const { reroll } = market;
  Object.assign(market, {
    reroll: async (...[caller, request]: Parameters<typeof reroll>) => {
      const restore = anybodySigns(market);
      const message = { ...request.message, highestCredits: '1000000' };
      try {
        return await reroll(caller, { ...request, message });
      } finally {
        restore();
      }
    },
  });
};

export const rerollMutants: readonly EconomyMutant[] = [
  ...planted(REROLLED, POOLED, {
    'Editions given to a pool stay with their owner': moving((movements) =>
      movements.filter(({ kind }, place) => kind !== 'trait' || place > 0),
    ),
    'Editions given to a pool are deducted twice': each((one) =>
      one.kind === 'trait' ? [one, one] : [one],
    ),
  }),
  ...planted(REROLLED, PRICED, {
    'A re-roll costs as much as an upgrade': costing(() => 20),
    "The signed maximum credits of a re-roll aren't checked": withoutBound,
  }),
  ...planted(UPGRADED, POOLED, {
    'An upgrade costs as little as a re-roll': costing(() => 10),
    'An upgrade gives another trait of the same tier': givingTheSame,
    'All three that an upgrade takes are burned': burningAll,
    'All three that an upgrade takes join the pool': poolingAll,
    'An upgrade takes one edition instead of three': upgrading((movements) =>
      movements.filter(({ kind }) => kind !== 'burn'),
    ),
    'The edition that joins the pool also stays with its owner': upgrading((movements) =>
      movements.slice(1),
    ),
  }),
  ...planted(LATE, RETURNED, {
    "Editions whose link is missing aren't returned": each((one) =>
      one.kind === 'unlock' ? [] : [one],
    ),
    'Editions whose link is missing are returned twice': each((one) =>
      one.kind === 'unlock'
        ? [one, { kind: 'mint', traitId: one.traitId, to: one.to, quantity: one.quantity }]
        : [one],
    ),
    'Editions stay with their owner while a draw of them waits': each((one) =>
      one.kind === 'lock' || one.kind === 'unlock' ? [] : [one],
    ),
    "Credits for a draw whose link is missing aren't returned": withCredits(() => ({
      giveBack: () => ({ subscription: 0, vanilla: 0 }),
    })),
    'Credits for a draw whose link is missing are returned twice': withCredits(
      ({ giveBack, grant }) => ({
        giveBack: (account, ...rest) => {
          const back = giveBack(account, ...rest);
          grant(account, back);
          return back;
        },
      }),
    ),
    'A late link is accepted': drawing('late-reveal'),
  }),
  ...patched(REROLLED, PREVIEWED, {
    'The preview of a pool is empty': () =>
      onFields('economy.reroll.pool', (pool) => ({ ...pool, preview: [] })),
  }),
  ...patched(LATE, RETURNED, {
    'A draw whose link is missing waits forever': () =>
      onFields('economy.draws.detail', (draw) => ({
        ...draw,
        state: draw['state'] === 'returned' ? 'waiting' : draw['state'],
      })),
    "Draws whose link is missing aren't counted": () =>
      onFields('economy.reroll.pool', (pool) => ({ ...pool, returned: 0 })),
    'After a missing link the next commitment uses the same hash chain': () => {
      let known: Record<string, unknown> = {};
      let hasWaited = false;
      return on(
        'economy.draws.commit',
        changingResponse((response) => {
          if (response.status === 409) hasWaited = true;
          if (response.status !== 201) return response;
          if (hasWaited) return withJson(response, known);
          known = fieldsIn(response);
          return response;
        }),
      );
    },
  }),
];
