import { type ChainId, type Coin, LARGEST_UINT256 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { approvalKey, boxedKey, chainKey, looseKey } from '../tables/keys';
import type { ApprovalRow, AvatarRow, LooseRow } from '../tables/rows';
import { type MarketTables } from '../tables/tables';
import { Overflow, Shortfall, type Movement, type Settlement } from './settlement';

/** The balances of native currency, which the RPC endpoints of the world's chains also report. */
export type NativeCoin = {
  of(chainId: ChainId, account: Account): bigint;
  set(chainId: ChainId, account: Account, wei: bigint): void;
};

type Purse = {
  account: Account;
  chainId: ChainId;
  coin: Coin;
  amount: bigint;
};

const createDraft = (tables: MarketTables, settlement: Settlement, native: NativeCoin) => {
  const purses = new Map<string, Purse>();
  const loose = new Map<string, LooseRow>();
  const avatars = new Map<string, AvatarRow>();
  const supply = new Map<string, number>();
  const boxed = new Map<string, number>();
  const locked = new Map<string, LooseRow>();
  const burned = new Map<string, number>();
  const approvals = new Map<string, ApprovalRow | undefined>();

  const assert = (holds: boolean, what: string): void => {
    if (!holds) throw new Shortfall(what);
  };

  const addCoin = (account: Account, chainId: ChainId, coin: Coin, by: bigint): void => {
    const key = `${coin} ${chainKey(chainId, account)}`;
    const before = purses.get(key)?.amount ?? settlement.coinOf(account, chainId, coin);
    const amount = before + by;
    assert(amount >= 0n, `${account} has not that much ${coin} coin`);
    if (amount > LARGEST_UINT256) throw new Overflow(`${account} would have too much ${coin} coin`);
    purses.set(key, { account, chainId, coin, amount });
  };

  const addLoose = (account: Account, traitId: string, by: number): void => {
    const key = looseKey(account, traitId);
    const before = loose.get(key)?.quantity ?? settlement.looseOf(account, traitId);
    assert(before + by >= 0, `${account} has not that many editions of ${traitId}`);
    loose.set(key, { account, traitId, quantity: before + by });
  };

  const addLocked = (account: Account, traitId: string, by: number): void => {
    const key = looseKey(account, traitId);
    const before = locked.get(key)?.quantity ?? tables.locked.find(key)?.quantity ?? 0;
    assert(before + by >= 0, `${account} has not that many locked editions of ${traitId}`);
    locked.set(key, { account, traitId, quantity: before + by });
  };

  const unbox = (drop: string, section: number, traitId: string): void => {
    const key = boxedKey(drop, section, traitId);
    const left = boxed.get(key) ?? settlement.boxedIn(drop, section, traitId);
    assert(left > 0, `${drop} has no ${traitId} left`);
    boxed.set(key, left - 1);
  };

  const addSupply = (traitId: string, by: number): void =>
    void supply.set(traitId, (supply.get(traitId) ?? tables.supply.find(traitId) ?? 0) + by);

  const burnEditions = (traitId: string, quantity: number): void => {
    addSupply(traitId, -quantity);
    const before = burned.get(traitId) ?? tables.burned.find(traitId) ?? 0;
    burned.set(traitId, before + quantity);
  };

  const ownAvatar = (avatar: string, owner: Account): AvatarRow => {
    const row = avatars.get(avatar) ?? tables.avatars.find(avatar);
    if (row === undefined || row.owner !== owner) throw new Shortfall(`${avatar} is not theirs`);
    return row;
  };

  const apply = (movement: Movement): void => {
    switch (movement.kind) {
      case 'coin':
        addCoin(movement.from, movement.chainId, movement.coin, -movement.amount);
        addCoin(movement.to, movement.chainId, movement.coin, movement.amount);
        return;
      case 'fund':
        addCoin(movement.to, movement.chainId, movement.coin, movement.amount);
        return;
      case 'wrap':
        addCoin(movement.account, movement.chainId, 'native', -movement.amount);
        addCoin(movement.account, movement.chainId, 'wrapped', movement.amount);
        return;
      case 'unwrap':
        addCoin(movement.account, movement.chainId, 'wrapped', -movement.amount);
        addCoin(movement.account, movement.chainId, 'native', movement.amount);
        return;
      case 'approve': {
        const { account, chainId, token, approved } = movement;
        const row = approved ? { account, chainId, token } : undefined;
        approvals.set(approvalKey(chainId, account, token), row);
        return;
      }
      case 'trait':
        addLoose(movement.from, movement.traitId, -movement.quantity);
        addLoose(movement.to, movement.traitId, movement.quantity);
        return;
      case 'mint':
        addLoose(movement.to, movement.traitId, movement.quantity);
        addSupply(movement.traitId, movement.quantity);
        return;
      case 'burn':
        addLoose(movement.from, movement.traitId, -movement.quantity);
        burnEditions(movement.traitId, movement.quantity);
        return;
      case 'lock':
        addLoose(movement.from, movement.traitId, -movement.quantity);
        addLocked(movement.from, movement.traitId, movement.quantity);
        return;
      case 'unlock':
        addLocked(movement.to, movement.traitId, -movement.quantity);
        addLoose(movement.to, movement.traitId, movement.quantity);
        return;
      case 'burn-locked':
        addLocked(movement.from, movement.traitId, -movement.quantity);
        burnEditions(movement.traitId, movement.quantity);
        return;
      case 'unbox':
        unbox(movement.drop, movement.section, movement.traitId);
        addLoose(movement.to, movement.traitId, 1);
        return;
      case 'avatar': {
        const row = ownAvatar(movement.avatar, movement.from);
        avatars.set(movement.avatar, { ...row, owner: movement.to });
        return;
      }
      case 'wear': {
        const row = ownAvatar(movement.avatar, movement.account);
        assert(row.worn[movement.slot] === undefined, `the slot ${movement.slot} is taken`);
        addLoose(movement.account, movement.traitId, -1);
        const worn = { ...row.worn, [movement.slot]: movement.traitId };
        avatars.set(movement.avatar, { ...row, worn });
        return;
      }
      case 'take-off': {
        const row = ownAvatar(movement.avatar, movement.account);
        const { [movement.slot]: traitId, ...worn } = row.worn;
        if (traitId === undefined) throw new Shortfall(`the slot ${movement.slot} is empty`);
        addLoose(movement.account, traitId, 1);
        avatars.set(movement.avatar, { ...row, worn });
        return;
      }
    }
  };

  const write = (): void => {
    for (const { account, chainId, coin, amount } of purses.values()) {
      if (coin === 'native') native.set(chainId, account, amount);
      else tables.wrapped.put(chainKey(chainId, account), String(amount));
    }
    const editionsIn = [
      [loose, tables.loose],
      [locked, tables.locked],
    ] as const;
    for (const [changed, table] of editionsIn) {
      for (const [key, row] of changed) {
        if (row.quantity === 0) table.remove(key);
        else table.put(key, row);
      }
    }
    for (const [key, row] of approvals) {
      if (row === undefined) tables.approvals.remove(key);
      else tables.approvals.put(key, row);
    }
    for (const [key, row] of avatars) tables.avatars.put(key, row);
    for (const [key, left] of boxed) tables.boxed.put(key, left);
    for (const [traitId, editions] of supply) tables.supply.put(traitId, editions);
    for (const [traitId, editions] of burned) tables.burned.put(traitId, editions);
  };

  return { apply, write };
};

/** Applies movements to a draft first, and writes all of them only if each one is possible. */
export const createLedger = (tables: MarketTables, native: NativeCoin): Settlement => {
  const settlement: Settlement = {
    coinOf: (account, chainId, coin) =>
      coin === 'native'
        ? native.of(chainId, account)
        : BigInt(tables.wrapped.find(chainKey(chainId, account)) ?? 0),
    looseOf: (account, traitId) => tables.loose.find(looseKey(account, traitId))?.quantity ?? 0,
    boxedIn: (drop, section, traitId) =>
      tables.boxed.find(boxedKey(drop, section, traitId)) ??
      tables.drops
        .find(drop)
        ?.boxes[section]?.traits.find((boxedTrait) => boxedTrait.traitId === traitId)?.quantity ??
      0,
    isApproved: (account, chainId, token) =>
      tables.approvals.find(approvalKey(chainId, account, token)) !== undefined,
    ownerOf: (avatar) => tables.avatars.find(avatar)?.owner,
    wornBy: (avatar, slot) => tables.avatars.find(avatar)?.worn[slot],
    execute: async (movements) => {
      const draft = createDraft(tables, settlement, native);
      for (const movement of movements) draft.apply(movement);
      draft.write();
    },
  };
  return settlement;
};
