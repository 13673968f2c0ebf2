import * as z from 'zod/mini';

import { CreditAmountsSchema } from '@trait-market/contract/economy/shared';
import { CreditsSchema } from '@trait-market/contract/v1/credits';
import type { CreditAmounts } from '../capabilities';
import type { Check } from '../check';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import { Skipped } from '../probe/outcome';
import { jsonOf, type CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { flow } from './flow';

const ROUTE = 'credits.balances';

type Balance = { response: CompletedExchange; amounts: CreditAmounts };

const readBalance = async (probe: Probe, { token }: Session): Promise<Balance> => {
  const response = await probe.send(call(ROUTE, { token }));
  expectSuccess(response);
  const { subscription, vanilla } = expectBody(response, CreditsSchema);
  return { response, amounts: { subscription: subscription.amount, vanilla: vanilla.amount } };
};

const inWords = ({ subscription, vanilla }: CreditAmounts): string =>
  `subscription.amount: ${subscription}, vanilla.amount: ${vanilla}`;

const isSame = (one: CreditAmounts, other: CreditAmounts): boolean =>
  one.subscription === other.subscription && one.vanilla === other.vanilla;

const expectBalance = ({ response, amounts }: Balance, expected: CreditAmounts): void =>
  expectThat(isSame(amounts, expected), inWords(expected), inWords(amounts), response);

const sum = (one: CreditAmounts, other: CreditAmounts): CreditAmounts => ({
  subscription: one.subscription + other.subscription,
  vanilla: one.vanilla + other.vanilla,
});

/** The four numbers differ, so that mixed-up fields are detected. */
const GIFTS: readonly [CreditAmounts, CreditAmounts] = [
  { subscription: 1203, vanilla: 45 },
  // More than 16 bits hold.
  { subscription: 7, vanilla: 700_011 },
];

const given = flow(ROUTE, 'amounts given to two callers', {
  rule: "§3 Credits: subscription.amount and vanilla.amount are the caller's own amounts of each.",
  needs: ['giveCredits'],
  run: async ({ probe, newcomer, capabilities: { giveCredits } }) => {
    if (giveCredits === undefined) throw new Skipped('needs to give credits');
    const expected: [Session, CreditAmounts][] = [];
    for (const gift of GIFTS) {
      const session = await newcomer();
      const { amounts } = await readBalance(probe, session);
      await giveCredits(session.walletAddress, gift);
      expected.push([session, sum(amounts, gift)]);
    }
    for (const [session, amounts] of [...expected, ...expected]) {
      expectBalance(await readBalance(probe, session), amounts);
    }
  },
});

/** The number of attempts. Credits may expire between the two requests that are compared. */
const TRIES = 3;

const NO_LEDGER =
  "the target doesn't serve the ledger of credits (GET /economy/v1/wallets/me/credits/ledger), so its total is unknown";

const LedgerSchema = z.looseObject({
  balance: CreditAmountsSchema,
  items: z.array(
    z.looseObject({ bucket: z.enum(['subscription', 'vanilla']), amount: z.number() }),
  ),
  nextCursor: z.nullable(z.string()),
});
type Ledger = z.infer<typeof LedgerSchema> & { response: CompletedExchange };

const readLedger = async (probe: Probe, { token }: Session): Promise<Ledger> => {
  const response = await probe.send({
    method: 'GET',
    path: '/economy/v1/wallets/me/credits/ledger?limit=60',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
  const { success, data } = LedgerSchema.safeParse(jsonOf(response.response));
  if (response.response.status !== 200 || !success) throw new Skipped(NO_LEDGER);
  return { response, ...data };
};

/** Expects the entries to add up to the balance, provided that all of them are on the page. */
const expectSum = ({ response, items, balance, nextCursor }: Ledger): void => {
  if (nextCursor !== null) return;
  const amounts = { subscription: 0, vanilla: 0 };
  for (const { bucket, amount } of items) amounts[bucket] += amount;
  expectBalance({ response, amounts: balance }, amounts);
};

const ledgered: Check = {
  ...flow(ROUTE, 'the ledger’s total', {
    rule: "A wallet's credits are the sum of its gains and expenses; GET /v1/users/credits agrees with its ledger.",
    run: async ({ probe, caller }) => {
      const session = await caller();
      for (let tried = 1; ; tried += 1) {
        const ledger = await readLedger(probe, session);
        expectSum(ledger);
        const balance = await readBalance(probe, session);
        if (tried < TRIES && !isSame(balance.amounts, ledger.balance)) continue;
        expectBalance(balance, ledger.balance);
        return;
      }
    },
  }),
  writes: false,
};

const expectedAmounts = (amounts: CreditAmounts): Check => ({
  ...flow(ROUTE, 'the balance that is expected', {
    family: 'success',
    rule: "§3 Credits: subscription.amount and vanilla.amount; --expect-credits states the caller's credits.",
    run: async ({ probe, caller }) => {
      expectBalance(await readBalance(probe, await caller()), amounts);
    },
  }),
  writes: false,
});

export const creditFlows = (expected: CreditAmounts | undefined): Check[] => [
  given,
  ledgered,
  ...(expected === undefined ? [] : [expectedAmounts(expected)]),
];
