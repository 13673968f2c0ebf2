import type { Check } from '../check';
import { expectRefusal, expectSuccess } from '../expectations';
import { Skipped } from '../probe/outcome';
import { changeEmail, codeFor, expectEmail, newEmail, verify } from './emails';
import { flow } from './flow';

const otherCode = (code: string): string =>
  code.replace(/[\p{L}\d]/u, (first) => (first === '7' ? '8' : '7'));

const noCodeSent = flow('users.verifyEmail', 'a code when none was sent', {
  rule: '§7 POST /users/verifyEmail: a code that was not sent is a 400.',
  run: async ({ probe, newcomer }) => {
    expectRefusal(await verify(probe, await newcomer(), '000000'), 400);
  },
});

const wrongCode = flow('users.verifyEmail', 'a wrong code', {
  rule: '§7 POST /users/verifyEmail: a code that was not sent is a 400.',
  run: async ({ probe, newcomer }) => {
    const session = await newcomer();
    expectSuccess(await changeEmail(probe, session, newEmail()));
    expectRefusal(await verify(probe, session, 'not-the-code'), 400);
  },
});

const verified = flow('users.verifyEmail', 'changed, verified, and the code used up', {
  family: 'success',
  rule: '§7 POST /users/verifyEmail: the code that was sent verifies, once; a wrong one is a 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const code = await codeFor(capabilities, address);
    expectRefusal(await verify(probe, session, otherCode(code)), 400);
    expectSuccess(await verify(probe, session, code));
    expectRefusal(await verify(probe, session, code), 400);
    await expectEmail(probe, session, address);
  },
});

const foreignCode = flow('users.verifyEmail', 'another user’s code', {
  rule: 'A code verifies only the address that it was sent to; for others it is a 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const [one, other] = [await newcomer(), await newcomer()];
    const [address, otherAddress] = [newEmail(), newEmail()];
    expectSuccess(await changeEmail(probe, one, address));
    expectSuccess(await changeEmail(probe, other, otherAddress));
    const [code, otherOwn] = [
      await codeFor(capabilities, address),
      await codeFor(capabilities, otherAddress),
    ];
    if (code === otherOwn) throw new Skipped('both were sent the same code by chance');
    expectRefusal(await verify(probe, other, code), 400);
    expectSuccess(await verify(probe, one, code));
  },
});

const oldCode = flow('users.verifyEmail', 'a code from before a change', {
  rule: 'A code dies when the address changes: 400.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const [address, next] = [newEmail(), newEmail()];
    expectSuccess(await changeEmail(probe, session, address));
    const old = await codeFor(capabilities, address);
    expectSuccess(await changeEmail(probe, session, next));
    const current = await codeFor(capabilities, next);
    if (old === current) throw new Skipped('both codes are the same by chance');
    expectRefusal(await verify(probe, session, old), 400);
    expectSuccess(await verify(probe, session, current));
  },
});

const codeOfReturn = flow('users.verifyEmail', 'a code from before two changes', {
  rule: 'A code dies when the address changes: 400, even if a second change sets the first address again.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const old = await codeFor(capabilities, address);
    expectSuccess(await changeEmail(probe, session, newEmail()));
    expectSuccess(await changeEmail(probe, session, address));
    const current = await codeFor(capabilities, address);
    if (old === current) throw new Skipped('both codes are the same by chance');
    expectRefusal(await verify(probe, session, old), 400);
    expectSuccess(await verify(probe, session, current));
  },
});

const MOST_GUESSES = 6;

const guessed = flow('users.verifyEmail', 'guessed', {
  family: 'limits',
  rule: 'The sixth wrong code is refused (400 or 429) and the right one no longer counts: codes cannot be guessed.',
  needs: ['verificationCode'],
  run: async ({ probe, newcomer, capabilities }) => {
    const session = await newcomer();
    const address = newEmail();
    expectSuccess(await changeEmail(probe, session, address));
    const code = await codeFor(capabilities, address);
    for (let guess = 1; guess < MOST_GUESSES; guess += 1) {
      expectRefusal(await verify(probe, session, otherCode(code)), 400);
    }
    expectRefusal(await verify(probe, session, otherCode(code)), 400, 429);
    expectRefusal(await verify(probe, session, code), 400, 429);
  },
});

const FULL_WIDTH = 0xfee0;
const TO_ARABIC = 0x0660 - 0x30;

const shifted = (code: string, by: number): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + by));

/** Forms that a careless comparison takes for the code. */
const ALTERED: Readonly<Record<string, readonly ((code: string) => string)[]>> = {
  'with white space': [
    (code) => ` ${code}`,
    (code) => `${code} `,
    (code) => `${code}\n`,
    (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
  ],
  'in parts': [
    (code) => code.slice(0, -1),
    (code) => code.slice(1),
    (code) => code.slice(0, 1),
    (code) => `${code}${code}`,
  ],
  'with more characters': [
    (code) => `${code}0`,
    (code) => `0${code}`,
    (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
    (code) => `${code}\0`,
  ],
  'in another notation': [
    (code) => shifted(code, FULL_WIDTH),
    (code) => shifted(code, TO_ARABIC),
    (code) => `${code}.0`,
    (code) => `+${code}`,
  ],
  'in another case or order': [
    (code) => code.toUpperCase(),
    (code) => code.toLowerCase(),
    (code) => [...code].toReversed().join(''),
    (code) => `${code},${code}`,
  ],
};

// A code survives five wrong ones, so each code is altered in four ways.
const altered = Object.entries(ALTERED).map(([what, forms]) =>
  flow('users.verifyEmail', `the right code ${what}`, {
    rule: '§7 POST /users/verifyEmail: only the code that was sent verifies; any altered form of it is a 400, and the code itself still counts.',
    needs: ['verificationCode'],
    run: async ({ probe, newcomer, capabilities }) => {
      const session = await newcomer();
      const address = newEmail();
      expectSuccess(await changeEmail(probe, session, address));
      const code = await codeFor(capabilities, address);
      for (const form of new Set(forms.map((alter) => alter(code)))) {
        if (form !== code) expectRefusal(await verify(probe, session, form), 400);
      }
      expectSuccess(await verify(probe, session, code));
    },
  }),
);

export const codeFlows = (): Check[] => [
  noCodeSent,
  wrongCode,
  verified,
  foreignCode,
  oldCode,
  codeOfReturn,
  guessed,
  ...altered,
];
