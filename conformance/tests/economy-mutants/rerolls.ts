import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { fieldsIn, withJson } from '../mutants/exchange';
import { answering, on, sayingFields } from '../mutants/patches';
import { drawing } from './drawing';
import type { EconomyMutant } from './economy-mutant';
import { anybodySigns } from './signatures';

const REROLLED = 'economy.reroll.reroll/flow/given, and one for one';
const UPGRADED = 'economy.reroll.reroll/flow/three for one of the next tier';
const LATE = 'economy.reroll.reroll/flow/a missing link';

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
      const putBack = anybodySigns(market);
      const message = { ...request.message, highestCredits: '1000000' };
      try {
        return await reroll(caller, { ...request, message });
      } finally {
        putBack();
      }
    },
  });
};

export const rerollMutants: readonly EconomyMutant[] = [
  {
    name: 'Editions given to a pool stay with their owner',
    breaks: POOLED,
    killedBy: REROLLED,
    plant: moving((movements) =>
      movements.filter(({ kind }, place) => kind !== 'trait' || place > 0),
    ),
  },
  {
    name: 'Editions given to a pool are deducted twice',
    breaks: POOLED,
    killedBy: REROLLED,
    plant: each((one) => (one.kind === 'trait' ? [one, one] : [one])),
  },
  {
    name: 'A re-roll costs as much as an upgrade',
    breaks: PRICED,
    killedBy: REROLLED,
    plant: costing(() => 20),
  },
  {
    name: "The signed maximum credits of a re-roll aren't checked",
    breaks: PRICED,
    killedBy: REROLLED,
    plant: withoutBound,
  },
  {
    name: 'An upgrade costs as little as a re-roll',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: costing(() => 10),
  },
  {
    name: 'An upgrade gives another trait of the same tier',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: givingTheSame,
  },
  {
    name: 'All three that an upgrade takes are burned',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: burningAll,
  },
  {
    name: 'All three that an upgrade takes join the pool',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: poolingAll,
  },
  {
    name: 'An upgrade takes one edition instead of three',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: upgrading((movements) => movements.filter(({ kind }) => kind !== 'burn')),
  },
  {
    name: 'The edition that joins the pool also stays with its owner',
    breaks: POOLED,
    killedBy: UPGRADED,
    plant: upgrading((movements) => movements.slice(1)),
  },
  {
    name: "Editions whose link is missing aren't returned",
    breaks: RETURNED,
    killedBy: LATE,
    plant: each((one) => (one.kind === 'unlock' ? [] : [one])),
  },
  {
    name: 'Editions whose link is missing are returned twice',
    breaks: RETURNED,
    killedBy: LATE,
    plant: each((one) =>
      one.kind === 'unlock'
        ? [one, { kind: 'mint', traitId: one.traitId, to: one.to, quantity: one.quantity }]
        : [one],
    ),
  },
  {
    name: 'Editions stay with their owner while a draw of them waits',
    breaks: RETURNED,
    killedBy: LATE,
    plant: each((one) => (one.kind === 'lock' || one.kind === 'unlock' ? [] : [one])),
  },
  {
    name: "Credits for a draw whose link is missing aren't returned",
    breaks: RETURNED,
    killedBy: LATE,
    plant: withCredits(() => ({ giveBack: () => ({ subscription: 0, vanilla: 0 }) })),
  },
  {
    name: 'Credits for a draw whose link is missing are returned twice',
    breaks: RETURNED,
    killedBy: LATE,
    plant: withCredits(({ giveBack, grant }) => ({
      giveBack: (account, ...rest) => {
        const back = giveBack(account, ...rest);
        grant(account, back);
        return back;
      },
    })),
  },
  {
    name: 'A late link is accepted',
    breaks: RETURNED,
    killedBy: LATE,
    plant: drawing('late-reveal'),
  },
  {
    name: 'A draw whose link is missing waits forever',
    breaks: RETURNED,
    killedBy: LATE,
    patch: () =>
      on(
        'economy.draws.detail',
        sayingFields((draw) => ({
          ...draw,
          state: draw['state'] === 'returned' ? 'waiting' : draw['state'],
        })),
      ),
  },
  {
    name: "Draws whose link is missing aren't counted",
    breaks: RETURNED,
    killedBy: LATE,
    patch: () =>
      on(
        'economy.reroll.pool',
        sayingFields((pool) => ({ ...pool, returned: 0 })),
      ),
  },
  {
    name: 'After a missing link the next commitment uses the same hash chain',
    breaks: RETURNED,
    killedBy: LATE,
    patch: () => {
      let known: Record<string, unknown> = {};
      let hasWaited = false;
      return on(
        'economy.draws.commit',
        answering((answer) => {
          if (answer.status === 409) hasWaited = true;
          if (answer.status !== 201) return answer;
          if (hasWaited) return withJson(answer, known);
          known = fieldsIn(answer);
          return answer;
        }),
      );
    },
  },
];
