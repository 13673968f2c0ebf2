import { CHAINS } from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { maxUint256 } from 'viem';

import type { Movement, Settlement } from '../../economy/ledger/settlement';
import type { Market } from '../../economy/market/market';
import type { Account } from '../../kernel/account';
import { ended, type Ended } from './difference';
import { placeOfAvatar, placeOfTrait } from './mirror-holdings';
import type { Oracle } from './oracle';

/** Repeats on the chain the movements that don't use Seaport, such as dressing and minting. */
export const createFollower = ({ market, oracle }: { market: Market; oracle: Oracle }) => {
  const moved: (() => Promise<unknown>)[] = [];
  const worn = (avatar: string, slot: string, traitId?: string) => async () => {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    const tokenId = traitId === undefined ? undefined : placeOfTrait(market, traitId).tokenId;
    await oracle[chainId].setWorn(token, row.tokenId, slot, tokenId);
  };
  const editions =
    (kind: 'mint' | 'burn', traitId: string, account: Account, quantity: number) => async () => {
      const { chainId, token, tokenId } = placeOfTrait(market, traitId);
      await oracle[chainId][kind](token, account, tokenId, quantity);
    };
  const note = (movement: Movement, settlement: Settlement): void => {
    switch (movement.kind) {
      case 'unbox':
        moved.push(editions('mint', movement.traitId, movement.to, 1));
        return;
      case 'mint':
      case 'burn': {
        const account = movement.kind === 'mint' ? movement.to : movement.from;
        moved.push(editions(movement.kind, movement.traitId, account, movement.quantity));
        return;
      }
      case 'lock':
        moved.push(editions('burn', movement.traitId, movement.from, movement.quantity));
        return;
      case 'unlock':
        moved.push(editions('mint', movement.traitId, movement.to, movement.quantity));
        return;
      case 'trait':
        moved.push(editions('burn', movement.traitId, movement.from, movement.quantity));
        moved.push(editions('mint', movement.traitId, movement.to, movement.quantity));
        return;
      case 'burn-locked':
        return;
      case 'wear':
        moved.push(editions('burn', movement.traitId, movement.account, 1));
        moved.push(worn(movement.avatar, movement.slot, movement.traitId));
        return;
      case 'take-off': {
        const traitId = settlement.wornBy(movement.avatar, movement.slot);
        if (traitId !== undefined) moved.push(editions('mint', traitId, movement.account, 1));
        moved.push(worn(movement.avatar, movement.slot));
        return;
      }
      case 'approve':
        moved.push(async () => {
          const { account, chainId, token, approved } = movement;
          const isCoin = isSameAddress(token, CHAINS[chainId].wrapped);
          if (isCoin) await oracle[chainId].approveCoin(account, approved ? maxUint256 : 0n);
          else await oracle[chainId].approveTokens(account, token, approved);
        });
        return;
      case 'avatar':
        moved.push(async () => {
          const { chainId, token, row } = placeOfAvatar(market, movement.avatar);
          await oracle[chainId].setOwner(token, row.tokenId, movement.to);
        });
        return;
      case 'coin':
        moved.push(async () => {
          const { chainId, from, to, amount } = movement;
          if (movement.coin !== 'native') throw new Error('Only fills move wrapped coin');
          await oracle[chainId].call({ from, to, value: amount });
        });
        return;
      default:
        throw new Error(`Nothing follows a movement of ${movement.kind}`);
    }
  };

  const { settlement } = market.context;
  let isFollowing = false;
  market.context.settlement = {
    ...settlement,
    execute: async (movements) => {
      const before = moved.length;
      if (isFollowing) for (const movement of movements) note(movement, settlement);
      await settlement.execute(movements).catch((error: unknown) => {
        moved.splice(before);
        throw error;
      });
    },
  };

  return async <Result>(act: () => Promise<Result>): Promise<Ended<Result>> => {
    isFollowing = true;
    const end = await ended(act).finally(() => {
      isFollowing = false;
    });
    const follow = moved.splice(0);
    if ('result' in end) for (const step of follow) await step();
    return end;
  };
};
