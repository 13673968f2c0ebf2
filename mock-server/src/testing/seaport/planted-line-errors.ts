import type {
  CartPurchase,
  OffersAcceptance,
  PacksBuy,
} from '@trait-market/contract/economy/actions';
import { criteriaProof } from '@trait-market/contract/economy/typed-data';

import type { Market } from '../../economy/market/market';
import type { Plant } from './hold-against-seaport';

/** Returns a function that runs an action without checking its signature. */
const withoutCheck = ({ context }: Market) => {
  const { checkSignature } = context;
  let isSkipped = false;
  context.checkSignature = async (account, digest, signature) =>
    isSkipped ? signature : checkSignature(account, digest, signature);
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    isSkipped = true;
    return act().finally(() => {
      isSkipped = false;
    });
  };
};

/** Makes the ledger execute another cart than the signed one. */
export const executing =
  (change: (message: CartPurchase) => Partial<CartPurchase>): Plant =>
  (market) => {
    const { buyCart } = market;
    const run = withoutCheck(market);
    market.buyCart = async (caller, { message, ...request }, respond) => {
      const changed = { ...request, message: { ...message, ...change(message) } };
      return run(() => buyCart(caller, changed, respond));
    };
  };

/** Makes the ledger accept other offers than the signed ones. */
export const accepting =
  (change: (message: OffersAcceptance) => Partial<OffersAcceptance>): Plant =>
  (market) => {
    const { acceptOffers } = market;
    const run = withoutCheck(market);
    market.acceptOffers = async (caller, { message, ...request }, respond) => {
      const changed = { ...request, message: { ...message, ...change(message) } };
      return run(() => acceptOffers(caller, changed, respond));
    };
  };

/** Makes the ledger sell other packs than the signed ones. */
export const sellingPacks =
  (change: (message: PacksBuy) => Partial<PacksBuy>): Plant =>
  (market) => {
    const { buySeveralPacks } = market;
    const run = withoutCheck(market);
    market.buySeveralPacks = async (caller, { message, ...request }, respond) => {
      const changed = { ...request, message: { ...message, ...change(message) } };
      return run(() => buySeveralPacks(caller, changed, respond));
    };
  };

/** Replaces the proofs of several offers by valid ones, as if the ledger didn't check them. */
export const provingOffers: Plant = (market) => {
  const { acceptOffers, context } = market;
  market.acceptOffers = async (caller, request, respond) => {
    const criteriaProofs = request.message.lines.map(({ orderHash, identifier }) => {
      const tokenIds = context.tables.orders.find(orderHash)?.criteria?.tokenIds ?? [];
      return criteriaProof(tokenIds, identifier) ?? [];
    });
    return acceptOffers(caller, { ...request, criteriaProofs }, respond);
  };
};

export const PLANTED_LINE_ERRORS: Readonly<Record<string, Plant>> = {
  'a cart costs a wei more than its total': executing(({ total }) => ({
    total: String(BigInt(total) + 1n),
  })),
  'the maximum number of a cart’s lines is ignored': executing(({ lines }) => ({
    maximumFulfilled: String(lines.length),
  })),
  'one failing line of a cart reverts the others': executing(({ lines }) => ({
    maximumFulfilled: String(lines.length),
    allRequired: true,
  })),
  'a cart buys some of its lines although all are required': executing(() => ({
    allRequired: false,
  })),
  'a line of a cart costs a wei more than its highest price': executing(({ lines }) => ({
    lines: lines.map((line) => ({ ...line, highestPrice: String(BigInt(line.highestPrice) + 1n) })),
  })),
  'several offers bring a wei less than their total': accepting(({ lowestTotal }) => ({
    lowestTotal: String(BigInt(lowestTotal) - 1n),
  })),
  'an offer of several brings a wei less than its lowest proceeds': accepting(({ lines }) => ({
    lines: lines.map((line) => ({
      ...line,
      lowestProceeds: String(BigInt(line.lowestProceeds) - 1n),
    })),
  })),
  'one failing offer of several reverts the others': accepting(() => ({ allRequired: true })),
  'the proofs of several offers are not checked': provingOffers,
  'some of several offers are accepted although all are required': accepting(() => ({
    allRequired: false,
  })),
};
