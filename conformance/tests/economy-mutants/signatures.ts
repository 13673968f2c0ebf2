import type { Plant } from '@trait-market/mock-server/planted';

import { planted, type EconomyMutant } from './economy-mutant';

type Market = Parameters<Plant>[0];
type Action =
  | 'buyPacks'
  | 'buySeveralPacks'
  | 'buyCart'
  | 'acceptOffers'
  | 'post'
  | 'fulfil'
  | 'cancel'
  | 'cancelSeveral'
  | 'cancelAll'
  | 'wrap'
  | 'approve';

const E2 =
  'E2 Every action that moves value needs a new signature by the wallet over exactly that action';
const E3 = 'E3 A fulfilment has its own bounds: price, quantity, deadline';
const E6 = 'E6 A signature names the market deployment';
const E7 = 'E7 An action executes once';

export const during =
  (act: Action, change: (market: Market, request: never) => () => void): Plant =>
  (market) => {
    const done = market[act];
    Object.assign(market, {
      [act]: async (...args: readonly unknown[]) => {
        // The request is the last object among the arguments; a function that builds the response
        // follows it.
        const request = args.findLast((arg) => typeof arg === 'object');
        const restore = change(market, request as never);
        try {
          return await Reflect.apply(done, market, [...args]);
        } finally {
          restore();
        }
      },
    });
  };

export const anybodySigns = ({ context }: Market): (() => void) => {
  const { checkSignature } = context;
  context.checkSignature = (_account, _digest, signature) => Promise.resolve(signature);
  return () => {
    context.checkSignature = checkSignature;
  };
};

const everyDeployment = (
  { context }: Market,
  request: { deployment?: `0x${string}` },
): (() => void) => {
  const { deployments } = context;
  context.deployments = new Set([
    ...deployments,
    ...(request.deployment === undefined ? [] : [request.deployment]),
  ]);
  return () => {
    context.deployments = deployments;
  };
};

type Bounds = { message: { deadline: string; highestPrice: string; lowestProceeds: string } };

const atItsDeadline =
  (matches: (seconds: number) => boolean) =>
  ({ context }: Market, { message }: Bounds): (() => void) => {
    const { now } = context;
    const deadline = Number(message.deadline);
    if (matches(deadline)) context.now = () => deadline * 1000 - 1000;
    return () => {
      context.now = now;
    };
  };

const withBound =
  (bound: 'highestPrice' | 'lowestProceeds', value: string): Plant =>
  (market) => {
    const { fulfil } = market;
    Object.assign(market, {
      fulfil: async (...[caller, hash, request]: Parameters<typeof fulfil>) => {
        const restore = anybodySigns(market);
        const message = { ...request.message, [bound]: value };
        try {
          return await fulfil(caller, hash, { ...request, message });
        } finally {
          restore();
        }
      },
    });
  };

const YEAR_2030 = 1_893_456_000;

export const signatureMutants: readonly EconomyMutant[] = [
  ...planted('economy.orders.fulfil/flow/refused: terms that the buyer did not sign', E2, {
    'Any wallet can sign a fulfilment': during('fulfil', anybodySigns),
  }),
  ...planted('economy.orders.post/flow/refused: a forged signature', E2, {
    'Any wallet can sign an order': during('post', anybodySigns),
  }),
  ...planted('economy.orders.cancel/flow/refused: another user’s order', E2, {
    'Any wallet can sign a cancellation': during('cancel', anybodySigns),
  }),
  ...planted('economy.orders.cancelSeveral/flow/refused: with another user’s order', E2, {
    'Any wallet can sign a cancellation of several orders': during('cancelSeveral', anybodySigns),
  }),
  ...planted('economy.orders.cancelAll/flow/everything on a chain is canceled', E2, {
    'Any wallet can sign the cancellation of everything': during('cancelAll', anybodySigns),
  }),
  ...planted('economy.orders.fulfil/flow/refused: signed for another chain or market', E6, {
    'A fulfilment counts that was signed on another site': during('fulfil', everyDeployment),
  }),
  ...planted('economy.orders.fulfil/flow/refused: after its deadline', E3, {
    'A fulfilment counts after its deadline': during(
      'fulfil',
      atItsDeadline((seconds) => seconds * 1000 < Date.now()),
    ),
  }),
  ...planted('economy.orders.fulfil/flow/refused: with a distant deadline', E3, {
    "A fulfilment's deadline may be days away": during(
      'fulfil',
      atItsDeadline((seconds) => seconds < YEAR_2030 && seconds * 1000 > Date.now() + 7_200_000),
    ),
  }),
  ...planted(
    'economy.orders.fulfil/flow/refused: at a price above the highest that was signed',
    E3,
    {
      "The signed highest price isn't checked": withBound('highestPrice', String(10n ** 30n)),
    },
  ),
  ...planted('economy.orders.fulfil/flow/refused: an offer below the lowest proceeds', E3, {
    "The signed lowest proceeds aren't checked": withBound('lowestProceeds', '0'),
  }),
  ...planted('economy.orders.fulfil/flow/the same signature is sent twice', E7, {
    'An executed action can be executed again': ({ context: { tables } }) => {
      tables.acts = { ...tables.acts, put: () => {} };
    },
  }),
  ...planted('economy.orders.fulfil/flow/a nonce counts once', E7, {
    'A nonce may be used for another action': ({ context: { tables } }) => {
      tables.acts = { ...tables.acts, countBy: () => 0 };
    },
  }),
];
