import { ChainIdSchema } from '@trait-market/contract/economy/shared';
import { ITEM, orderHash } from '@trait-market/contract/economy/typed-data';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { FilledLines } from '../../../economy/fulfilments/filled-lines';
import { anyWanted, isInCriteria } from '../../../economy/traits/criteria';
import { tokenIdOf } from '../../market-catalogue';
import { type AcceptedOffer, proofFor } from '../../several/offer-actions';
import { actorAt, anActor, at, attempt, aTrait, command } from '../command';
import { type KnownOrder, type Model, type Place, TRAITS } from '../place';
import { anyAvatarOf, avatarToGive } from './any-avatar';

const isOffer = ({ order: { components } }: KnownOrder): boolean =>
  components.offer.every(({ itemType }) => itemType === ITEM.erc20);

/** Newer offers come first, because older ones are mostly over. */
const offersOn = ({ orders }: Model, chainId: number): KnownOrder[] =>
  orders.filter((known) => isOffer(known) && known.order.domain.chainId === chainId).toReversed();

/** Returns the traits that fit an offer for any trait of a set; none for all other offers. */
const fittingOf = ({ market: { context } }: Place, { order }: KnownOrder): string[] => {
  const row = context.tables.orders.find(orderHash(order.components));
  const any = row && anyWanted(context.termsOf(row).gets);
  if (row === undefined || any === undefined) return [];
  return TRAITS.filter((id) => {
    const trait = context.catalogue.traits.get(id);
    return trait !== undefined && isInCriteria(row, any, trait);
  });
};

const aLine = fc.record({
  index: fc.nat({ max: 6 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** The difference between the lowest proceeds and the proceeds, in wei. */
  spare: fc.constantFrom(0n, 0n, 0n, 0n, -1n, 1n),
  given: aTrait,
  /** Mostly `fits`, because the other two refuse the whole request. */
  item: fc.constantFrom(...Array.from({ length: 14 }, () => 'fits' as const), 'other', 'unproven'),
});

const TOTALS = ['least', 'least', 'sum', 'a wei more'] as const;

/** Accepts offers, of which some are over, own, underfunded, or for what the seller lacks. */
export const acceptOffers = fc
  .record({
    seller: anActor,
    chainId: fc.constantFrom(1, 1, 137),
    lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
    total: fc.constantFrom(...TOTALS),
    allRequired: fc.constantFrom(false, false, true),
  })
  .map(({ seller, chainId, lines, total, allRequired }) =>
    command(
      `accept by ${seller} on ${chainId}: ${lines.map((line) => `${line.index} × ${line.quantity}`).join(', ')}, total ${total}${allRequired ? ', all' : ''}`,
      async (model, place) => {
        const offers = offersOn(model, chainId);
        const actor = actorAt(place, seller);
        const found = lines.flatMap(({ index, quantity, spare, given, item }) => {
          const known = at(offers, index);
          if (known === undefined) return [];
          const fitting = fittingOf(place, known);
          const fits = fitting.find((id) => id === given) ?? fitting[0];
          const slug = anyAvatarOf(place, known);
          const avatarId = slug && avatarToGive(place, actor.account, slug).split('/')[1];
          const traitId = fits && item === 'other' ? given : fits;
          const provenId = item === 'unproven' ? fitting.find((id) => id !== fits) : traitId;
          const units = Math.min(quantity, known.units);
          return [{ known, quantity: units, spare, traitId, avatarId, provenId }];
        });
        const chosen = [...new Map(found.map((one) => [one.known, one])).values()];
        if (chosen.length === 0) return;
        const accepted = chosen.map((one): AcceptedOffer => ({
          order: one.known.order,
          quantity: one.quantity,
          ...(one.traitId && { traitId: one.traitId }),
          ...(one.avatarId && { avatarId: one.avatarId }),
        }));
        const exact = (await actor.signAcceptance(accepted)).message;
        const sum = exact.lines.reduce(
          (all, { lowestProceeds }) => all + BigInt(lowestProceeds),
          0n,
        );
        const totals = {
          least: exact.lowestTotal,
          sum: String(sum),
          'a wei more': String(sum + 1n),
        };
        const signed = await actor.signAcceptance(accepted, {
          lines: exact.lines.map((line, index) => ({
            ...line,
            lowestProceeds: String(BigInt(line.lowestProceeds) + (chosen[index]?.spare ?? 0n)),
          })),
          lowestTotal: totals[total],
          allRequired,
        });
        const { market } = place;
        const criteriaProofs = chosen.map(({ known: { order }, provenId }) =>
          provenId === undefined ? [] : proofFor(market, order, tokenIdOf(provenId)),
        );
        const request = { ...signed, criteriaProofs };
        const chain = ChainIdSchema.parse(chainId);
        const wrapped = () => market.context.settlement.coinOf(actor.account, chain, 'wrapped');
        const before = wrapped();
        let sold: FilledLines | undefined;
        const act = async () => {
          sold = await market.acceptOffers(actor.account, request);
        };
        if (!(await attempt(place, act)) || sold === undefined) return;
        model.spent.push(act);
        assert.ok(
          sold.total >= BigInt(request.message.lowestTotal),
          'at least the total is received',
        );
        if (place.hasInvariants)
          assert.equal(wrapped() - before, sold.total, 'the proceeds arrive');
        for (const [index, line] of sold.lines.entries()) {
          const known = chosen[index]?.known;
          if (known === undefined || line.outcome !== 'filled') continue;
          const least = BigInt(request.message.lines[index]?.lowestProceeds ?? '0');
          assert.ok(line.amount >= least, 'at least the lowest proceeds are received');
          assert.equal(known.over, false, 'what is over is never filled');
          known.filled += line.quantity;
          model.fills.push({ maker: known.maker, isListing: false });
          assert.ok(known.filled <= known.units);
          known.over = known.filled === known.units;
        }
      },
    ),
  );
