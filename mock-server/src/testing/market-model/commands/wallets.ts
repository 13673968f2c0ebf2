import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import { contractsOfMarket } from '../../../economy/orders/contracts-of-order';
import { aChain, actorAt, anActor, anAvatar, at, aTrait, attempt, command } from '../command';
import { ETHER } from '../../market';

const anyAmount = fc.bigInt({ min: 7n * ETHER, max: 10n * ETHER });

export const wrap = fc
  .tuple(anActor, fc.constantFrom('wrap', 'unwrap'), anyAmount, aChain)
  .map(([index, kind, amount, chainId]) =>
    command(`${kind} ${amount} by ${index} on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = actor.signWrap(kind, amount, chainId);
      const act = () => place.market.wrap(actor.account, kind, request);
      if (await attempt(place, act)) model.spent.push(act);
    }),
  );

export const give = fc.tuple(anAvatar, anActor).map(([avatar, index]) =>
  command(`give ${avatar} to ${index}`, async (_, place) => {
    const from = place.market.context.settlement.ownerOf(avatar);
    const to = actorAt(place, index).account;
    if (from !== undefined) await place.tryMove([{ kind: 'avatar', avatar, from, to }]);
  }),
);

export const makeOrBurn = fc.tuple(anActor, aTrait, fc.boolean()).map(([index, traitId, isMint]) =>
  command(`${isMint ? 'mint' : 'burn'} ${traitId} ${index}`, async (model, place) => {
    const { account } = actorAt(place, index);
    const movement = isMint
      ? ({ kind: 'mint', traitId, to: account, quantity: 2 } as const)
      : ({ kind: 'burn', traitId, from: account, quantity: 2 } as const);
    if (!(await place.tryMove([movement]))) return;
    model.editions.set(traitId, (model.editions.get(traitId) ?? 0) + (isMint ? 2 : -2));
  }),
);

/** Approves or revokes a contract, or approves it again, which changes nothing. */
export const approve = fc
  .tuple(anActor, fc.nat({ max: 5 }), fc.boolean(), fc.boolean())
  .map(([who, index, isGiven, isToo]) =>
    command(
      `${who} ${isGiven || isToo ? 'approves' : 'revokes'} contract ${index}`,
      async (model, place) => {
        const actor = actorAt(place, who);
        const contract = at(contractsOfMarket(place.market.context.catalogue), index);
        if (contract === undefined) return;
        const { chainId, token } = contract;
        const request = await actor.signApproval(chainId, token, isGiven || isToo);
        const act = () => place.market.approve(actor.account, request);
        if (!(await attempt(place, act))) return;
        model.spent.push(act);
        const { settlement } = place.market.context;
        if (place.hasInvariants)
          assert.equal(settlement.isApproved(actor.account, chainId, token), isGiven || isToo);
      },
    ),
  );
