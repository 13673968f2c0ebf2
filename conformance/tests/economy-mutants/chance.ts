import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { fieldsIn, reply, withJson, type Answer } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { answeringAt, on, sayingFields } from '../mutants/patches';
import { drawing } from './drawing';
import type { EconomyMutant } from './economy-mutant';
import { anybodySigns, during } from './signatures';

const OPENED = 'economy.packs.buy/flow/packs are bought, and opened';
const LAST = 'economy.packs.buy/flow/the last pack is bought';
const LATE = 'economy.packs.open/flow/a link that does not come';
const BURNED = 'economy.burns.burn/flow/given up, and taken back';
const GONE = 'economy.burns.burn/flow/gone after ten minutes';

const PAID = 'E154 Buying packs is a signature over all that bounds it';
const SOLD = 'E156 A drop has so many packs, and the last one is sold once';
const PROVEN = 'E158 What was signed is drawn once, as it was bound beforehand';
const GIVEN_BACK =
  'E161 Packs whose link doesn’t come within 10 minutes go back, once, and it is counted';
const LOCKED = 'E176 Who burned editions takes all of them back for ten minutes';
const BURNT = 'E177 After that they are gone, once, and the certificate says so';

/** Repeats an earlier success instead of a refusal. */
const rememberedAt409 = (route: string): Patch => {
  let known: Answer | undefined;
  return on(route, async (request, mock) => {
    const answer = await mock.ask(request);
    if (answer.status < 300) known = answer;
    return answer.status === 409 ? (known ?? answer) : answer;
  });
};

type OwnPacks = { bought: number; unopened: number; waiting: string | null };

/** Reports a wrong number of unopened packs. */
const sayingPacks = (unopened: (own: OwnPacks) => number): Patch =>
  on(
    'economy.packs.ofWallet',
    sayingFields((answer) => ({
      ...answer,
      items: (answer['items'] as OwnPacks[]).map((own) => ({ ...own, unopened: unopened(own) })),
    })),
  );

/** Accepts any typed name for a burn. */
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

/** Packs, their draws, and The Light. */
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
    name: 'Anybody signs a purchase of packs',
    breaks: PAID,
    killedBy: OPENED,
    plant: during('buyPacks', anybodySigns),
  },
  {
    name: 'Of what a pack has in it the last trait never arrives',
    breaks: PROVEN,
    killedBy: OPENED,
    plant: moving((movements) =>
      movements.at(-1)?.kind === 'unbox' ? movements.slice(0, -1) : movements,
    ),
  },
  {
    name: 'Packs whose link never came are lost',
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
    name: 'Packs whose link never came are given back twice',
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
    name: 'The link of a pack that comes late counts all the same',
    breaks: GIVEN_BACK,
    killedBy: LATE,
    plant: drawing('late-reveal'),
  },
  {
    name: 'Draws of packs whose link never came are not counted',
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
    name: 'A draw leaves out the best of what could come',
    breaks: PROVEN,
    killedBy: OPENED,
    plant: drawing('changed-table'),
  },
  {
    name: 'Whoever asks for a commitment again gets another one',
    breaks: PROVEN,
    killedBy: OPENED,
    patch: () => {
      let asked = 0;
      return on(
        'economy.draws.commit',
        answeringAt(201, (answer) => {
          asked += 1;
          const commitment = `0x${asked.toString(16).padStart(64, '0')}`;
          return withJson(answer, { ...fieldsIn(answer), commitment });
        }),
      );
    },
  },
  {
    name: 'What was taken back stays locked',
    breaks: LOCKED,
    killedBy: BURNED,
    plant: each((one) => (one.kind === 'unlock' ? [] : [one])),
  },
  {
    name: 'One edition is locked, however many were given up',
    breaks: LOCKED,
    killedBy: BURNED,
    plant: each((one) => [one.kind === 'lock' ? { ...one, quantity: 1 } : one]),
  },
  {
    name: 'The name that was typed is not looked at',
    breaks: LOCKED,
    killedBy: BURNED,
    plant: namingRightly,
  },
  {
    name: 'What is gone still counts',
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
    name: 'What was burned can be taken back for ever',
    breaks: BURNT,
    killedBy: GONE,
    patch: () =>
      on('economy.burns.withdraw', async (request, mock) => {
        const answer = await mock.ask(request);
        if (answer.status !== 409) return answer;
        const path = request.path.replace(/\/withdraw$/, '');
        const seen = await mock.ask({ ...request, method: 'GET', path, body: Buffer.alloc(0) });
        return reply(200, fieldsIn(seen));
      }),
  },
];
