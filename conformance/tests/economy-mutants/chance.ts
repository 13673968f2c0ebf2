import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { fieldsIn, reply, withJson, type Answer } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { answeringAt, on, sayingFields } from '../mutants/patches';
import { drawing } from './drawing';
import type { EconomyMutant } from './economy-mutant';
import { anybodySigns, during } from './signatures';

const OPENED = 'economy.packs.buy/flow/packs are bought, and opened';
const LAST = 'economy.packs.buy/flow/the last pack is bought';
const LATE = 'economy.packs.open/flow/a missing link';
const BURNED = 'economy.burns.burn/flow/burned and withdrawn';
const GONE = 'economy.burns.burn/flow/final after ten minutes';

const PAID = 'E154 The signature for buying packs covers all of its bounds';
const SOLD = 'E156 A drop has a fixed number of packs, and the last one is sold once';
const PROVEN = 'E158 A signature draws once, as committed beforehand';
const GIVEN_BACK =
  'E161 Packs whose link is missing after 10 minutes are returned once, and counted';
const LOCKED = 'E176 The owner of burned editions can withdraw all of them for ten minutes';
const BURNT = 'E177 Afterwards they are destroyed, once, and the certificate says so';

const rememberedAt409 = (route: string): Patch => {
  let known: Answer | undefined;
  return on(route, async (request, mock) => {
    const answer = await mock.send(request);
    if (answer.status < 300) known = answer;
    return answer.status === 409 ? (known ?? answer) : answer;
  });
};

type OwnPacks = { bought: number; unopened: number; waiting: string | null };

const sayingPacks = (unopened: (own: OwnPacks) => number): Patch =>
  on(
    'economy.packs.ofWallet',
    sayingFields((answer) => ({
      ...answer,
      items: (answer['items'] as OwnPacks[]).map((own) => ({ ...own, unopened: unopened(own) })),
    })),
  );

const namingRightly: Plant = (market) => {
  const { burn } = market;
  Object.assign(market, {
    burn: async (...[caller, request]: Parameters<typeof burn>) => {
      const { catalogue } = market.context;
      const { token, tokenId } = request.message;
      const collection = catalogue.collectionByToken('trait', token);
      const trait = collection && catalogue.traitByToken(collection.slug, tokenId);
      const putBack = anybodySigns(market);
      const message = { ...request.message, name: trait?.value ?? request.message.name };
      try {
        return await burn(caller, { ...request, message });
      } finally {
        putBack();
      }
    },
  });
};

export const chanceMutants: readonly EconomyMutant[] = [
  {
    name: 'Packs are free',
    breaks: PAID,
    killedBy: OPENED,
    plant: each((one) => (one.kind === 'coin' ? [] : [one])),
  },
  {
    name: 'Packs are paid twice',
    breaks: PAID,
    killedBy: OPENED,
    plant: each((one) => (one.kind === 'coin' ? [one, one] : [one])),
  },
  {
    name: 'Any wallet can sign a purchase of packs',
    breaks: PAID,
    killedBy: OPENED,
    plant: during('buyPacks', anybodySigns),
  },
  {
    name: 'The last trait of each pack is lost',
    breaks: PROVEN,
    killedBy: OPENED,
    plant: moving((movements) =>
      movements.at(-1)?.kind === 'unbox' ? movements.slice(0, -1) : movements,
    ),
  },
  {
    name: 'Packs whose link is missing are lost',
    breaks: GIVEN_BACK,
    killedBy: LATE,
    patch: () => {
      let least = Number.POSITIVE_INFINITY;
      return sayingPacks(({ unopened }) => {
        least = Math.min(least, unopened);
        return least;
      });
    },
  },
  {
    name: 'Packs whose link is missing are returned twice',
    breaks: GIVEN_BACK,
    killedBy: LATE,
    patch: () => {
      let hasWaited = false;
      return sayingPacks(({ unopened, waiting }) => {
        hasWaited ||= waiting !== null;
        return hasWaited ? 2 * unopened : unopened;
      });
    },
  },
  {
    name: 'Packs stay unopened while a draw of them waits',
    breaks: GIVEN_BACK,
    killedBy: LATE,
    patch: () => sayingPacks(({ unopened, bought, waiting }) => (waiting ? bought : unopened)),
  },
  {
    name: 'A late link of a pack is accepted',
    breaks: GIVEN_BACK,
    killedBy: LATE,
    plant: drawing('late-reveal'),
  },
  {
    name: "Draws of packs whose link is missing aren't counted",
    breaks: GIVEN_BACK,
    killedBy: LATE,
    patch: () =>
      on(
        'economy.drops.detail',
        sayingFields((drop) => ({ ...drop, returned: 0 })),
      ),
  },
  {
    name: 'The last pack is sold again',
    breaks: SOLD,
    killedBy: LAST,
    patch: () => rememberedAt409('economy.packs.buy'),
  },
  {
    name: 'A drop that is sold out is shown as open',
    breaks: SOLD,
    killedBy: LAST,
    patch: () =>
      on(
        'economy.drops.detail',
        sayingFields((drop) => ({ ...drop, state: 'open' })),
      ),
  },
  {
    name: 'A draw reveals another link than was promised',
    breaks: PROVEN,
    killedBy: OPENED,
    plant: drawing('tampered-link'),
  },
  {
    name: 'A draw leaves out the best trait',
    breaks: PROVEN,
    killedBy: OPENED,
    plant: drawing('changed-table'),
  },
  {
    name: 'A repeated request for a commitment returns another one',
    breaks: PROVEN,
    killedBy: OPENED,
    patch: () => {
      let count = 0;
      return on(
        'economy.draws.commit',
        answeringAt(201, (answer) => {
          count += 1;
          const commitment = `0x${count.toString(16).padStart(64, '0')}`;
          return withJson(answer, { ...fieldsIn(answer), commitment });
        }),
      );
    },
  },
  {
    name: 'Withdrawn editions stay locked',
    breaks: LOCKED,
    killedBy: BURNED,
    plant: each((one) => (one.kind === 'unlock' ? [] : [one])),
  },
  {
    name: 'One edition is locked, whatever the quantity',
    breaks: LOCKED,
    killedBy: BURNED,
    plant: each((one) => [one.kind === 'lock' ? { ...one, quantity: 1 } : one]),
  },
  {
    name: "The typed name isn't checked",
    breaks: LOCKED,
    killedBy: BURNED,
    plant: namingRightly,
  },
  {
    name: 'Burned editions still count',
    breaks: BURNT,
    killedBy: GONE,
    plant: each((one) => (one.kind === 'burn-locked' ? [] : [one])),
  },
  {
    name: 'A burn has no certificate',
    breaks: BURNT,
    killedBy: GONE,
    patch: () =>
      on(
        'economy.burns.detail',
        sayingFields((burn) => ({ ...burn, certificate: null })),
      ),
  },
  {
    name: 'A burn can be withdrawn forever',
    breaks: BURNT,
    killedBy: GONE,
    patch: () =>
      on('economy.burns.withdraw', async (request, mock) => {
        const answer = await mock.send(request);
        if (answer.status !== 409) return answer;
        const path = request.path.replace(/\/withdraw$/, '');
        const seen = await mock.send({ ...request, method: 'GET', path, body: Buffer.alloc(0) });
        return reply(200, fieldsIn(seen));
      }),
  },
];
