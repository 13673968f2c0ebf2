import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { SLOTS, SlotSchema } from '../shared/slots';
import { list, string, struct, uint256, type Field } from './fields';

const wornToken = struct('WornToken', {
  slot: string(SlotSchema),
  traitId: uint256(Uint256Schema),
});

export const WornTokenSchema = wornToken.schema;
export type WornToken = z.infer<typeof WornTokenSchema>;

const isInDrawingOrder = (worn: readonly WornToken[]): boolean =>
  worn.every(
    ({ slot }, position) =>
      position === 0 || SLOTS.indexOf(slot) > SLOTS.indexOf(worn[position - 1]?.slot ?? slot),
  );

const inDrawingOrder = (worn: readonly WornToken[]): WornToken[] =>
  worn.toSorted((one, other) => SLOTS.indexOf(one.slot) - SLOTS.indexOf(other.slot));

const wornTokens = list(
  wornToken,
  z.maxLength(SLOTS.length),
  z.refine(isInDrawingOrder, 'one trait in a slot, in the order in which slots are drawn'),
);

/** The worn tokens in drawing order, so that equal looks have equal encodings. */
export const WornTokensSchema = wornTokens.schema;

export const look: Field<typeof WornTokensSchema> = {
  ...wornTokens,
  encode: (worn) => wornTokens.encode(inDrawingOrder(worn)),
};
