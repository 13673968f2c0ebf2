import { alice } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  codeField,
  EMAIL,
  emailField,
  ME,
  press,
  refused,
  RESEND,
  showProfile,
  type,
  unverified,
  VERIFY,
} from '@/testing/pages/profile-settings';
import { withUnseen } from '@/testing/unseen';

test('R7.4 a new email address has to be verified', async () => {
  const api = showProfile({
    [ME]: { body: { ...alice, emailVerified: true } },
    [`PATCH ${EMAIL}`]: { body: {} },
  });
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  await type(emailField(), 'new@collectors.example');
  api.answer(ME, { body: { ...unverified, emailAddress: 'new@collectors.example' } });
  await press('Change email address');
  expect(await screen.findByText('Saved. We’ve sent a code to this address.')).toBeVisible();
  expect(screen.getByText('Not verified yet')).toBeInTheDocument();
  expect(await codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(api.written).toEqual([
    { method: 'PATCH', path: EMAIL, body: { emailAddress: 'new@collectors.example' } },
  ]);
});

test.each([
  ['not an address', 'Enter a complete email address, like name@example.com.'],
  ['alice@collectors.example', 'This is already your email address.'],
])('does not send %j as an email address', async (text, words) => {
  const api = showProfile();
  await type(emailField(), text);
  await press('Change email address');
  expect(await emailField()).toHaveAccessibleDescription(words);
  expect(api.written).toEqual([]);
});

test('R7.4 the right code verifies the address, even with spaces in it', async () => {
  const api = showProfile({ [VERIFY]: { body: {} } });
  await type(codeField(), ' 481 516 ');
  api.answer(ME, { body: { ...alice, emailVerified: true } });
  await press('Verify email address');
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Code from the email' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Verification' })).toHaveFocus());
  expect(api.written).toEqual([{ method: 'POST', path: VERIFY, body: { code: '481516' } }]);
});

test('T201 a code and an email address are sent without invisible characters', async () => {
  const api = showProfile({ [VERIFY]: { body: {} }, [`PATCH ${EMAIL}`]: { body: {} } });
  await type(codeField(), withUnseen('481516'));
  await press('Verify email address');
  await type(emailField(), withUnseen('new@collectors.example'));
  await press('Change email address');
  await waitFor(() =>
    expect(api.written).toEqual([
      { method: 'POST', path: VERIFY, body: { code: '481516' } },
      { method: 'PATCH', path: EMAIL, body: { emailAddress: 'new@collectors.example' } },
    ]),
  );
});

test('T45 a wrong code says so and can be corrected', async () => {
  showProfile({ [VERIFY]: refused(429, 'Too many wrong codes. Ask for a new one.') });
  await type(codeField(), '000000');
  await press('Verify email address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one');
  expect(await codeField()).toHaveValue('000000');
});

test('R7.4 T46 a new code can be requested, until there were too many requests', async () => {
  const api = showProfile({ [RESEND]: { body: {} } });
  await codeField();
  await press('Send a new code');
  expect(await screen.findByText(/We’ve sent a new code/)).toBeInTheDocument();
  api.answer(RESEND, refused(429, 'Too many emails. Wait ten minutes, then try again.'));
  await press('Send a new code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait ten minutes');
  expect(screen.queryByText(/We’ve sent a new code/)).not.toBeInTheDocument();
});

test('claims nothing if the provider does not say whether an address is verified', async () => {
  showProfile({ [ME]: { body: alice } });
  const group = await screen.findByRole('group', { name: 'Verification' });
  expect(within(group).queryByText(/verified/i)).not.toBeInTheDocument();
  expect(await codeField()).toBeInTheDocument();
});
