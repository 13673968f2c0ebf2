import type { TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { privateKeyToAccount } from 'viem/accounts';

import { createRandom, pick, shuffle } from '../../art/random';
import type { Account } from '../../kernel/account';
import { avatarKey } from '../tables/keys';
import type { ActivityRow, AvatarRow } from '../tables/rows';
import { weiOf, type Prices } from './compose-history';
import { enter, LASTING_MS } from './compose-orders';
import { DAY_MS, HISTORY_MS, type SeedMarket } from './seed-market';

const LISTED_SHARE = 0.16;
const OFFERED_SHARE = 0.08;
const SOLD_SHARE = 0.14;
const MOST = 150;
const MADE_WITHIN_DAYS = 20;

type SeedEvents = readonly Omit<ActivityRow, 'id'>[];

const keyOf = ({ collection, tokenId }: AvatarRow): string => avatarKey(collection, tokenId);

/**
 * Returns the time of each avatar's first event. A sale must not be dated after it, because the
 * avatar's look would differ.
 */
const firstTimes = (events: SeedEvents): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { at, goods } of events) {
    for (const good of goods) {
      if (good.kind !== 'avatar') continue;
      first.set(good.avatar, Math.min(at, first.get(good.avatar) ?? at));
    }
  }
  return first;
};

/** Returns an avatar's price in native currency: about the sum of its traits' prices. */
const worthOf = (prices: Prices, { worn }: AvatarRow): number =>
  Object.values(worn).reduce((sum, id) => sum + (prices.get(id) ?? 0), 0);

const createDesk = (market: SeedMarket, prices: Prices, random: () => number) => {
  const { catalogue, people, anchor } = market;
  const [demo] = market.accounts;
  const signers = people.flatMap(({ account, privateKey }) =>
    privateKey === undefined || account === demo ? [] : [{ account, privateKey }],
  );
  const signerOf = (account: Account) => signers.find((one) => one.account === account);

  const termsOf = (row: AvatarRow, maker: Account, times: number) => {
    const collection = catalogue.collections.get(row.collection);
    if (collection === undefined) throw new RangeError(`${keyOf(row)} is of no collection`);
    const { chainId, contracts, fees } = collection;
    const token = contracts.avatars;
    const at = anchor - Math.floor(random() ** 1.5 * MADE_WITHIN_DAYS * DAY_MS) - 60_000;
    const commitments = Object.values(row.worn).flatMap((id): TraitCommitment[] => {
      const trait = catalogue.traits.get(id);
      return trait === undefined
        ? []
        : [{ token, avatarId: row.tokenId, slot: trait.slot, traitId: trait.tokenId }];
    });
    return {
      at,
      commitments,
      terms: {
        chainId,
        maker,
        asset: { kind: 'avatar', token, tokenId: row.tokenId },
        unitPrice: weiOf(worthOf(prices, row) * times),
        fees,
        expiresAt: at + LASTING_MS,
        counter: '0',
        salt: String(Math.floor(random() * 2 ** 48)),
      },
    } as const;
  };
  const goods = (row: AvatarRow) => [{ kind: 'avatar', avatar: keyOf(row) }] as const;

  const list = async (row: AvatarRow): Promise<void> => {
    const signer = signerOf(row.owner);
    const { at, terms, commitments } = termsOf(row, row.owner, 0.8 + random() * 0.7);
    if (signer === undefined) return;
    await enter(market, privateKeyToAccount(signer.privateKey), {
      account: row.owner,
      at,
      goods: [...goods(row)],
      inReturn: [],
      terms: { ...terms, kind: 'listing', commitments },
    });
  };

  const offer = async (row: AvatarRow): Promise<void> => {
    const { account, privateKey } = pick(random, signers);
    const { at, terms, commitments } = termsOf(row, account, 0.5 + random() * 0.25);
    const promised = random() < 0.7 ? commitments : [];
    if (account === row.owner) return;
    await enter(market, privateKeyToAccount(privateKey), {
      account,
      at,
      goods: [...goods(row)],
      inReturn: [],
      terms: { ...terms, kind: 'offer', commitments: promised },
    });
  };

  /** Records a past sale: the current owner bought the avatar from another account. */
  const sellBefore = (row: AvatarRow, until: number): void => {
    const from = pick(random, market.accounts);
    const begin = anchor - HISTORY_MS;
    const at = begin + Math.floor((0.05 + random() * 0.94) * (until - begin));
    const amount = String(weiOf(worthOf(prices, row) * (0.6 + random())));
    if (from === row.owner || from === demo || row.owner === demo) return;
    market.happened({
      type: 'sale',
      at,
      chainId: catalogue.collections.get(row.collection)?.chainId ?? 1,
      from,
      to: row.owner,
      goods: [...goods(row)],
      price: { coin: 'native', amount },
    });
  };
  return { signers, list, offer, sellBefore };
};

/** Uses a separate random source, so that changes here don't change the rest of the market. */
export const composeAvatarOrders = async (
  market: SeedMarket,
  prices: Prices,
  randomSeed: string,
  events: SeedEvents,
): Promise<void> => {
  const random = createRandom(`${randomSeed} avatar market`);
  const { signers, list, offer, sellBefore } = createDesk(market, prices, random);
  const [demo] = market.accounts;
  if (signers.length === 0) return;
  const rows = market.tables.avatars
    .rows()
    .filter((row) => row.owner !== demo && worthOf(prices, row) > 0);
  const some = (share: number) =>
    shuffle(random, rows).slice(0, Math.min(MOST, Math.ceil(rows.length * share)));
  const first = firstTimes(events);
  for (const row of some(SOLD_SHARE)) sellBefore(row, first.get(keyOf(row)) ?? market.anchor);
  for (const row of some(LISTED_SHARE)) await list(row);
  for (const row of some(OFFERED_SHARE)) await offer(row);
};
