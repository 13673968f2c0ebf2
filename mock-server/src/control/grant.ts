import { approveAll } from '../economy/orders/approve-all';
import type { Movement } from '../economy/ledger/settlement';
import type { Market } from '../economy/market/market';
import { MarketRefusal } from '../economy/shared/refusal';
import { avatarKey } from '../economy/tables/keys';
import { accountOf } from '../kernel/account';
import { DEMO_COLLECTOR } from '../world/collectors';
import type { GrantRequest } from './control.schema';

/**
 * Gives the wallet all of the goods, or none if it fails.
 * @throws MarketRefusal for a trait or avatar that doesn't exist
 */
export const grant = async (
  market: Market,
  { walletAddress, coins = [], traits = [], avatars = [], credits, approve = true }: GrantRequest,
): Promise<void> => {
  const to = walletAddress === undefined ? DEMO_COLLECTOR : accountOf(walletAddress);
  const { catalogue, settlement } = market.context;
  const movements: Movement[] = [
    ...(approve ? approveAll(catalogue, to) : []),
    ...coins.map(({ chainId, coin, amount }): Movement => ({
      kind: 'fund',
      chainId,
      coin,
      to,
      amount: BigInt(amount),
    })),
    ...traits.map(({ id: traitId, quantity }): Movement => {
      if (!catalogue.traits.has(traitId)) {
        throw new MarketRefusal('unknown-trait', `There is no trait ${traitId} here.`);
      }
      return { kind: 'mint', traitId, to, quantity };
    }),
    ...avatars.map(({ collection, tokenId }): Movement => {
      const avatar = avatarKey(collection, tokenId);
      const from = settlement.ownerOf(avatar);
      if (from === undefined) {
        throw new MarketRefusal('unknown-avatar', `There is no avatar ${avatar} here.`);
      }
      return { kind: 'avatar', avatar, from, to };
    }),
  ];
  await market.move(movements);
  if (credits !== undefined) market.context.credits.grant(to, credits);
};
