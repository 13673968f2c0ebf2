import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundAfter } from '@trait-market/contract/economy/beacon';
import { each, moving, type Plant } from '@trait-market/mock-server/planted';

import { drawing } from './drawing';
import { anybodySigns, during } from '../signatures';
import { on, onResponse, onFields } from '../../mutants/patches';
import { reply, fieldsIn, withJson, type ProbeResponse } from '../../mutants/exchange';
import type { Fields } from '../fields';
import { patched, type Patch } from '../../mutants/mutant';
import { planted, type EconomyMutant } from '../economy-mutant';

const OPENED = 'economy.packs.buy/flow/packs are bought, and opened';
const LAST = 'economy.packs.buy/flow/the last pack is bought';
const LATE = 'economy.packs.open/flow/a missing link';
const BURNED = 'economy.burns.burn/flow/burned and withdrawn';
const GONE = 'economy.burns.burn/flow/final after ten minutes';

const PAID = 'E154 The signature for buying packs covers all of its bounds';
const SOLD = 'E156 A drop has a fixed number of packs, and the last one is sold once';
const PREVIEWED = 'E290 Drops and pools preview the rarest traits that can be drawn';
const PROVEN = 'E158 A signature draws once, as committed beforehand';
const GIVEN_BACK =
  'E161 Packs whose link is missing after 10 minutes are returned once, and counted';
const LOCKED = 'E176 The owner of burned editions can withdraw all of them for ten minutes';
const BURNT = 'E177 Afterwards they are destroyed, once, and the certificate says so';

const rememberedAt409 = (route: string): Patch => {
  let known: ProbeResponse | undefined;
  return on(route, async (request, mock) => {
    const response = await mock.send(request);
    if (response.status < 300) known = response;
    return response.status === 409 ? (known ?? response) : response;
  });
};

type OwnPacks = { bought: number; unopened: number; waiting: string | null };

const sayingPacks = (unopened: (own: OwnPacks) => number): Patch =>
  onFields('economy.packs.ofWallet', (response) => ({
    ...response,
    items: (response['items'] as OwnPacks[]).map((own) => ({ ...own, unopened: unopened(own) })),
  }));

const namingRightly: Plant = (market) => {
  const { burn } = market;
  Object.assign(market, {
    burn: async (...[caller, request]: Parameters<typeof burn>) => {
      const { catalogue } = market.context;
      const { token, tokenId } = request.message;
      const collection = catalogue.collectionByToken('trait', token);
      const trait = collection && catalogue.traitByToken(collection.slug, tokenId);
      const restore = anybodySigns(market);
      const message = { ...request.message, name: trait?.value ?? request.message.name };
      try {
        return await burn(caller, { ...request, message });
      } finally {
        restore();
      }
    },
  });
};

/** Accepts openings as if other fields had been signed. */
const signingOtherwise =
  (change: (market: Parameters<Plant>[0]) => object): Plant =>
  (market) => {
    const { openPacks } = market;
    Object.assign(market, {
      openPacks: async (...[caller, request, respond]: Parameters<typeof openPacks>) => {
        const restore = anybodySigns(market);
        const message = { ...request.message, ...change(market) };
        try {
          return await openPacks(caller, { ...request, message }, respond);
        } finally {
          restore();
        }
      },
    });
  };

export const chanceMutants: readonly EconomyMutant[] = [
  ...planted(OPENED, PAID, {
    'Packs are free': each((one) => (one.kind === 'coin' ? [] : [one])),
    'Packs are paid twice': each((one) => (one.kind === 'coin' ? [one, one] : [one])),
    'Any wallet can sign a purchase of packs': during('buyPacks', anybodySigns),
  }),
  ...planted(OPENED, PROVEN, {
    'The last trait of each pack is lost': moving((movements) =>
      movements.at(-1)?.kind === 'unbox' ? movements.slice(0, -1) : movements,
    ),
    'A draw reveals another link than was promised': drawing('tampered-link'),
    'A draw leaves out the best trait': drawing('changed-table'),
    'A draw is accepted after its round was due': drawing('old-round'),
    'A draw is decided by another round': drawing('other-round'),
    'A round has a forged signature': drawing('forged-round'),
    'A draw is revealed before its round': drawing('early-reveal'),
    "The signed round isn't checked": signingOtherwise(({ context }) => ({
      round: String(roundAfter(DEMO_BEACON, context.now() + 5_000)),
    })),
    "The signed beacon isn't checked": signingOtherwise(() => ({ beacon: DEMO_BEACON.hash })),
  }),
  ...patched(LATE, GIVEN_BACK, {
    'Packs whose link is missing are lost': () => {
      let least = Number.POSITIVE_INFINITY;
      return sayingPacks(({ unopened }) => {
        least = Math.min(least, unopened);
        return least;
      });
    },
    'Packs whose link is missing are returned twice': () => {
      let hasWaited = false;
      return sayingPacks(({ unopened, waiting }) => {
        hasWaited ||= waiting !== null;
        return hasWaited ? 2 * unopened : unopened;
      });
    },
    'Packs stay unopened while a draw of them waits': () =>
      sayingPacks(({ unopened, bought, waiting }) => (waiting ? bought : unopened)),
    "Draws of packs whose link is missing aren't counted": () =>
      onFields('economy.drops.detail', (drop) => ({ ...drop, returned: 0 })),
  }),
  ...planted(LATE, GIVEN_BACK, {
    'A late link of a pack is accepted': drawing('late-reveal'),
  }),
  ...patched(OPENED, PREVIEWED, {
    'A drop previews a trait that it doesn’t contain': () =>
      onFields('economy.drops.detail', (drop) => ({
        ...drop,
        preview: (drop['preview'] as Fields[]).map((one) => ({ ...one, id: `other-${one['id']}` })),
      })),
    'A drop previews one trait several times': () =>
      onFields('economy.drops.detail', (drop) => {
        const [first, ...others] = drop['preview'] as unknown[];
        return { ...drop, preview: [first, ...others.map(() => first)] };
      }),
  }),
  ...patched(LAST, SOLD, {
    'The last pack is sold again': () => rememberedAt409('economy.packs.buy'),
    'A drop that is sold out is shown as open': () =>
      onFields('economy.drops.detail', (drop) => ({ ...drop, state: 'open' })),
  }),
  ...patched(OPENED, PROVEN, {
    'A repeated request for a commitment returns another one': () => {
      let count = 0;
      return onResponse('economy.draws.commit', 201, (response) => {
        count += 1;
        const commitment = `0x${count.toString(16).padStart(64, '0')}`;
        return withJson(response, { ...fieldsIn(response), commitment });
      });
    },
  }),
  ...planted(BURNED, LOCKED, {
    'Withdrawn editions stay locked': each((one) => (one.kind === 'unlock' ? [] : [one])),
    'One edition is locked, whatever the quantity': each((one) => [
      one.kind === 'lock' ? { ...one, quantity: 1 } : one,
    ]),
    "The typed name isn't checked": namingRightly,
  }),
  ...planted(GONE, BURNT, {
    'Burned editions still count': each((one) => (one.kind === 'burn-locked' ? [] : [one])),
  }),
  ...patched(GONE, BURNT, {
    'A burn has no certificate': () =>
      onFields('economy.burns.detail', (burn) => ({ ...burn, certificate: null })),
    'A burn can be withdrawn forever': () =>
      on('economy.burns.withdraw', async (request, mock) => {
        const response = await mock.send(request);
        if (response.status !== 409) return response;
        const path = request.path.replace(/\/withdraw$/, '');
        const seen = await mock.send({ ...request, method: 'GET', path, body: Buffer.alloc(0) });
        return reply(200, fieldsIn(seen));
      }),
  }),
];
