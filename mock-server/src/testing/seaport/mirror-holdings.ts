import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import type { PrivateKeyAccount } from 'viem/accounts';

import type { Settlement } from '../../economy/ledger/settlement';
import type { Market } from '../../economy/market/market';
import { MARKET_FEE_ACCOUNT } from '../../economy/prices/fees';
import { POOL_ACCOUNT } from '../../economy/reroll/pool';
import { accountOf, type Account } from '../../kernel/account';
import { FEE_ACCOUNTS } from '../market-catalogue';
import { assertSame } from './difference';
import type { Oracle, OracleCollection } from './oracle';

export type Balances = Pick<Settlement, 'coinOf' | 'looseOf' | 'ownerOf'>;
type Compared = { market: Market; balances: Balances; oracle: Oracle };

export const contractsOf = ({ context: { catalogue } }: Market): OracleCollection[] => [
  ...catalogue.collections.values(),
];

export const placeOfTrait = ({ context: { catalogue } }: Market, traitId: string) => {
  const trait = catalogue.traits.get(traitId);
  const collection = catalogue.collections.get(trait?.collection ?? '');
  if (trait === undefined || collection === undefined) throw new Error(`No trait ${traitId}`);
  const { chainId, contracts } = collection;
  return { chainId, token: contracts.traits, tokenId: trait.tokenId };
};

export const placeOfAvatar = ({ context: { catalogue, tables } }: Market, avatar: string) => {
  const row = tables.avatars.find(avatar);
  const collection = catalogue.collections.get(row?.collection ?? '');
  if (row === undefined || collection === undefined) throw new Error(`No avatar ${avatar}`);
  return { chainId: collection.chainId, token: collection.contracts.avatars, row };
};

/** Returns all accounts whose holdings are copied and compared. */
export const everyone = (wallets: readonly PrivateKeyAccount[]): Account[] => [
  ...wallets.map(({ address }) => accountOf(address)),
  ...FEE_ACCOUNTS,
  accountOf(MARKET_FEE_ACCOUNT),
  POOL_ACCOUNT,
];

/** Copies a market's holdings to the chains, where each account approves Seaport. */
export const copyToChains = async (
  market: Market,
  oracle: Oracle,
  wallets: readonly PrivateKeyAccount[],
): Promise<void> => {
  const { settlement, catalogue, tables } = market.context;
  const accounts = everyone(wallets);
  for (const chainId of CHAIN_IDS) {
    const chain = oracle[chainId];
    for (const account of accounts) {
      const [native, wrapped] = (['native', 'wrapped'] as const).map((coin) =>
        settlement.coinOf(account, chainId, coin),
      );
      await chain.setNative(account, (native ?? 0n) + (wrapped ?? 0n));
      await chain.wrap(account, wrapped ?? 0n);
      await chain.approveCoin(account);
      for (const collection of catalogue.collections.values()) {
        if (collection.chainId !== chainId) continue;
        await chain.approveTokens(account, collection.contracts.avatars);
        await chain.approveTokens(account, collection.contracts.traits);
      }
    }
  }
  for (const traitId of catalogue.traits.keys()) {
    const { chainId, token, tokenId } = placeOfTrait(market, traitId);
    for (const account of accounts) {
      const editions = settlement.looseOf(account, traitId);
      if (editions > 0) await oracle[chainId].mint(token, account, tokenId, editions);
    }
  }
  for (const avatar of tables.avatars.keys()) {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    await oracle[chainId].setOwner(token, row.tokenId, row.owner);
    for (const [slot, traitId] of Object.entries(row.worn)) {
      await oracle[chainId].setWorn(
        token,
        row.tokenId,
        slot,
        placeOfTrait(market, traitId).tokenId,
      );
    }
  }
};

/** @throws Difference unless the accounts hold the same in the ledger and on the chains */
export const expectSameBalances = async (
  { market, balances, oracle }: Compared,
  accounts: readonly Account[],
): Promise<void> => {
  const { catalogue, tables } = market.context;
  const expectSame = (what: string, ledger: unknown, chain: unknown) =>
    assertSame(ledger === chain, () => `${what}: ${ledger} in the ledger, ${chain} on the chain`);
  for (const account of accounts) {
    for (const chainId of CHAIN_IDS) {
      const chain = oracle[chainId];
      const coin = (name: 'native' | 'wrapped') => balances.coinOf(account, chainId, name);
      const who = `coin of ${account} on chain ${chainId}`;
      expectSame(`native ${who}`, coin('native'), await chain.nativeOf(account));
      expectSame(`wrapped ${who}`, coin('wrapped'), await chain.wrappedOf(account));
    }
    for (const traitId of catalogue.traits.keys()) {
      const { chainId, token, tokenId } = placeOfTrait(market, traitId);
      const editions = await oracle[chainId].traitsOf(token, account, tokenId);
      expectSame(
        `loose ${traitId} of ${account}`,
        BigInt(balances.looseOf(account, traitId)),
        editions,
      );
    }
  }
  for (const avatar of tables.avatars.keys()) {
    const { chainId, token, row } = placeOfAvatar(market, avatar);
    const owner = await oracle[chainId].ownerOf(token, row.tokenId);
    expectSame(`the owner of ${avatar}`, balances.ownerOf(avatar), owner.toLowerCase());
  }
};
