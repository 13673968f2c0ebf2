import { Bytes32Schema, PriceSchema } from '@trait-market/contract/economy/shared';
import { MAX_QUERIED_LISTINGS } from '@trait-market/contract/economy/listings';
import type { Order } from '@trait-market/contract/economy/orders';
import * as z from 'zod/mini';
import { cartText, sharedList } from '../storage';

const CartLineSchema = z.object({
  hash: Bytes32Schema,
  quantity: z.int().check(z.minimum(1)),
  /** The trait's id; undefined for an avatar. */
  traitId: z.optional(z.string()),
  avatar: z.optional(z.object({ collection: z.string(), tokenId: z.string() })),
  name: z.string(),
  imageUrl: z.optional(z.string()),
  price: PriceSchema,
});
export type CartLine = z.infer<typeof CartLineSchema>;

export const MAX_LINES = MAX_QUERIED_LISTINGS;

const { read, write, subscribe } = sharedList(
  cartText,
  z.array(CartLineSchema).check(z.maxLength(MAX_LINES)),
);

const isOf =
  (hash: string) =>
  (line: CartLine): boolean =>
    line.hash.toLowerCase() === hash.toLowerCase();

const lineOf = ({ hash, gives, unitPrice }: Order, quantity: number): CartLine | undefined => {
  const [item] = gives;
  if (item === undefined || item.kind === 'any' || item.kind === 'anyAvatar' || unitPrice === null)
    return undefined;
  const line = { hash, quantity, price: unitPrice };
  if (item.kind === 'trait') {
    const { id: traitId, value: name, imageUrl } = item.trait;
    return { ...line, traitId, name, imageUrl };
  }
  const { collection, tokenId, name, imageUrl } = item.avatar;
  return { ...line, avatar: { collection, tokenId }, name, imageUrl };
};

/** @returns whether the order is in the cart now; false when the cart is full */
const add = (order: Order, quantity = 1): boolean => {
  const lines = read();
  const line = lineOf(order, Math.min(quantity, order.remaining));
  if (line === undefined) return false;
  if (lines.some(isOf(order.hash))) return true;
  if (lines.length >= MAX_LINES) return false;
  write([...lines, line]);
  return true;
};

const remove = (hash: string): void => write(read().filter((line) => !isOf(hash)(line)));

export const cart = {
  read,
  subscribe,
  add,
  remove,
  clear: (): void => write([]),
  setQuantity: (hash: string, quantity: number): void =>
    write(read().map((line) => (isOf(hash)(line) ? { ...line, quantity } : line))),
  replace: (hash: string, order: Order): void => {
    const lines = read();
    const before = lines.find(isOf(hash));
    const line = before && lineOf(order, Math.min(before.quantity, order.remaining));
    if (line === undefined || lines.some(isOf(order.hash))) return remove(hash);
    write(lines.map((one) => (isOf(hash)(one) ? line : one)));
  },
  take: (hash: string, quantity: number): void =>
    write(
      read().flatMap((line) => {
        if (!isOf(hash)(line)) return line;
        return line.quantity > quantity ? { ...line, quantity: line.quantity - quantity } : [];
      }),
    ),
};
