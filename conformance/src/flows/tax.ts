import { originalMinterDeclaration, otherDeclaration } from '@trait-market/contract/fixtures/tax';
import { TaxStatusSchema } from '@trait-market/contract/v1/tax';
import type { Check } from '../check';
import { call, json } from '../contract/call';
import { expectBody, expectRefusal, expectSuccess, expectThat } from '../expectations';
import type { Probe } from '../probe/probe';
import { newWallet } from '../session/session';
import { flow } from './flow';

const declare = (probe: Probe, token: string, declaration: unknown) =>
  probe.send(call('tax.declare', { token, body: json(declaration) }));

const expectAnswered = async (probe: Probe, token: string, expected: boolean): Promise<void> => {
  const status = await probe.send(call('tax.status', { token }));
  expectSuccess(status);
  const { alreadyAnswered } = expectBody(status, TaxStatusSchema);
  expectThat(
    alreadyAnswered === expected,
    `alreadyAnswered: ${expected}`,
    `alreadyAnswered: ${alreadyAnswered}`,
    status,
  );
};

const { userIsOriginalMinter: _, ...stepOneUnanswered } = otherDeclaration;
const { walletAddresses: __, ...withoutAddresses } = otherDeclaration;

const MANY_ADDRESSES = 50;

const addresses = (count: number): string[] =>
  Array.from({ length: count }, () => newWallet().address);

const twice = (text: string): string => [text, text].join(',');

/** Declarations that the wizard can send (§2 Tax declaration modal, §5). */
const DECLARATIONS: Readonly<Record<string, unknown>> = {
  'of an original minter': originalMinterDeclaration,
  'of a user who didn’t mint': otherDeclaration,
  'with step 1 unanswered': stepOneUnanswered,
  'without other addresses': withoutAddresses,
  'with an empty list of addresses': { ...otherDeclaration, walletAddresses: '' },
  'with 50 other addresses': {
    ...otherDeclaration,
    walletAddresses: addresses(MANY_ADDRESSES).join(', '),
  },
  'with an address twice': {
    ...otherDeclaration,
    walletAddresses: twice(newWallet().address),
  },
  'with spaces around the commas': {
    ...otherDeclaration,
    walletAddresses: ` ${newWallet().address} ,\t${newWallet().address.toLowerCase()}\n`,
  },
};

const flips = Object.entries(DECLARATIONS).map(([what, declaration]) =>
  flow('tax.declare', what, {
    family: 'success',
    rule: '§4 Tax wizard: after the declaration the status is alreadyAnswered, immediately and permanently.',
    run: async ({ probe, newcomer }) => {
      const { token } = await newcomer();
      await expectAnswered(probe, token, false);
      expectSuccess(await declare(probe, token, declaration));
      await expectAnswered(probe, token, true);
      await expectAnswered(probe, token, true);
    },
  }),
);

const again = flow('tax.declare', 'declared again', {
  family: 'idempotence',
  rule: 'The tax status changes once: it stays answered whatever the response to a second declaration.',
  run: async ({ probe, newcomer }) => {
    const { token } = await newcomer();
    expectSuccess(await declare(probe, token, otherDeclaration));
    await declare(probe, token, otherDeclaration);
    await expectAnswered(probe, token, true);
  },
});

const ownStatus = flow('tax.status', 'of another wallet', {
  rule: '§7 taxStatus is stored per wallet address: a declaration counts for its own wallet only.',
  run: async ({ probe, newcomer }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    expectSuccess(await declare(probe, one.token, otherDeclaration));
    await expectAnswered(probe, other.token, false);
  },
});

const listed = flow('tax.status', 'of a wallet that another one lists', {
  rule: '§7 taxStatus is stored per wallet address: a declaration doesn’t answer for the wallets in its walletAddresses.',
  run: async ({ probe, newcomer }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    const declaration = { ...otherDeclaration, walletAddresses: other.walletAddress };
    expectSuccess(await declare(probe, one.token, declaration));
    await expectAnswered(probe, other.token, false);
  },
});

const refused = flow('tax.declare', 'refused addresses', {
  rule: '§5 walletAddresses: one bad entry is refused with any message, and nothing is declared.',
  run: async ({ probe, newcomer }) => {
    const { token } = await newcomer();
    const walletAddresses = `${newWallet().address}, 0x12`;
    const response = await declare(probe, token, { ...otherDeclaration, walletAddresses });
    expectRefusal(response, 400);
    await expectAnswered(probe, token, false);
  },
});

const { userIsOriginalMinter: ___, ...minted } = originalMinterDeclaration;

// Only original minters complete step 2. The wizard sends none of its fields for other users (§2).
const contradictory = flow('tax.declare', 'step 2 answered without a yes in step 1', {
  rule: '§2 Tax declaration modal: step 2 follows a yes in step 1; its answers without one are refused, and nothing is declared.',
  run: async ({ probe, newcomer }) => {
    const { token } = await newcomer();
    expectRefusal(await declare(probe, token, minted), 400);
    expectRefusal(await declare(probe, token, { ...minted, userIsOriginalMinter: 'no' }), 400);
    await expectAnswered(probe, token, false);
  },
});

const untrue = flow('tax.declare', 'not declared to be true', {
  rule: '§5 declareTruth: required and must be true; without it nothing is declared.',
  run: async ({ probe, newcomer }) => {
    const { token } = await newcomer();
    for (const declareTruth of [false, 'true', 1]) {
      expectRefusal(await declare(probe, token, { ...otherDeclaration, declareTruth }), 400);
    }
    await expectAnswered(probe, token, false);
  },
});

export const taxFlows = (): Check[] => [
  ...flips,
  again,
  ownStatus,
  listed,
  refused,
  contradictory,
  untrue,
];
