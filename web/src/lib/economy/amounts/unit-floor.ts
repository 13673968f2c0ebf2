import type { Price } from '@trait-market/contract/economy/shared';

/** Returns one edition's floor: a trait's worth covers all its editions in the wallet. */
export const unitFloor = (floor: Price | null, quantity: number): Price | null =>
  floor && { ...floor, amount: String(BigInt(floor.amount) / BigInt(quantity || 1)) };
