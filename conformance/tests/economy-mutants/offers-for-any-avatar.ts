import { accountOf, type Plant, understanding } from '@trait-market/mock-server/planted';

import { patched } from '../mutants/mutant';
import { onFields } from '../mutants/patches';
import { planted, type EconomyMutant } from './economy-mutant';
import { onItems } from './fields';
import { listOf } from './reads/changes';

const ACCEPTED = 'economy.orders.fulfil/flow/an offer for any avatar takes the named ones';
const COUNTED = 'economy.orders.post/flow/an offer for any avatar counts for each of them';

const E603 = 'E603 An offer for any avatar is filled with the named avatars of its collection';
const E604 = 'E604 E605 An offer for any avatar counts for each avatar, and its owner receives it';

/** Changes who owns the named avatar before an offer for any avatar is accepted. */
const owningBefore =
  (isTaken: (exists: boolean) => boolean): Plant =>
  (market) => {
    const { fulfil, context } = market;
    const { orders, avatars } = context.tables;
    Object.assign(market, {
      fulfil: async (...sent: Parameters<typeof fulfil>) => {
        const [caller, hash, { message }] = sent;
        const order = orders.find(hash);
        const [wanted] = order === undefined ? [] : context.termsOf(order).gets;
        if (wanted?.kind === 'anyAvatar' && message.identifier !== undefined) {
          const { collection } = wanted;
          const tokenId = message.identifier;
          const key = `${collection}/${tokenId}`;
          const before = avatars.find(key);
          if (isTaken(before !== undefined)) {
            const unknown = { collection, tokenId, worn: {}, artSeed: 1 };
            avatars.put(key, { ...unknown, ...before, owner: accountOf(caller) });
          }
        }
        return fulfil(...sent);
      },
    });
  };

/** Moves another avatar of the same owner and collection, if there is one. */
const movingAnother: Plant = ({ context }) => {
  const { settlement, tables } = context;
  context.settlement = {
    ...settlement,
    execute: (movements) =>
      settlement.execute(
        movements.map((movement) => {
          if (movement.kind !== 'avatar') return movement;
          const moved = tables.avatars.find(movement.avatar);
          const other = tables.avatars
            .findBy('owner', movement.from)
            .find(
              ({ collection, tokenId }) =>
                collection === moved?.collection && tokenId !== moved.tokenId,
            );
          return other === undefined
            ? movement
            : { ...movement, avatar: `${other.collection}/${other.tokenId}` };
        }),
      ),
  };
};

/** Accepts lines that name another contract than the offer's. */
const ignoringContract: Plant = (market) => {
  const { acceptOffers, context } = market;
  const { checkSignature } = context;
  Object.assign(market, {
    acceptOffers: async (...sent: Parameters<typeof acceptOffers>) => {
      const [caller, request, ...others] = sent;
      const lines = request.message.lines.map((line) => {
        const order = context.tables.orders.find(line.orderHash);
        return { ...line, token: order?.components.consideration[0]?.token ?? line.token };
      });
      context.checkSignature = async (_account, _digest, signature) => signature;
      const changed = { ...request, message: { ...request.message, lines } };
      return acceptOffers(caller, changed, ...others).finally(() => {
        context.checkSignature = checkSignature;
      });
    },
  });
};

const isForAnyAvatar = (order: Record<string, unknown>): boolean =>
  listOf(order['gets'])[0]?.['kind'] === 'anyAvatar';

const without = (route: string) => () =>
  onItems(route, (items) => items.filter((order) => !isForAnyAvatar(order)));

export const anyAvatarOfferMutants: readonly EconomyMutant[] = [
  ...planted(ACCEPTED, E603, {
    'An offer for any avatar takes a token of another contract': owningBefore((exists) => !exists),
    'An offer for any avatar takes avatars of other wallets': owningBefore((exists) => exists),
    'An offer for any avatar takes one more than it wants': understanding(({ gets, quantity }) =>
      gets[0]?.kind === 'anyAvatar' ? { quantity: quantity + 1 } : {},
    ),
    'For any avatar another one is given than was named': movingAnother,
    'Several offers are accepted with an avatar of another contract': ignoringContract,
  }),
  ...patched(COUNTED, E604, {
    'The best offer of an avatar leaves out offers for any': () =>
      onFields('economy.avatars.detail', (avatar) => ({ ...avatar, bestOffer: null })),
    'The best offer for any avatar of a collection is missing': () =>
      onFields('economy.collections.detail', (collection) => ({
        ...collection,
        bestAvatarOffer: null,
      })),
    'The orders of an avatar leave out offers for any': without('economy.avatars.orders'),
    'Owners don’t receive offers for any avatar': without('economy.wallets.orders'),
  }),
];
