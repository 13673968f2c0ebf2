import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { withUnseen } from '@/testing/unseen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { ProfileSettings } from './profile-settings';

const ME = '/v1/users/me';
const PROFILE = '/v1/users/profile';
const EMAIL = '/v1/users/email';
const RESEND = '/v1/users/resendVerification';
const VERIFY = '/v1/users/verifyEmail';

const unverified = { ...alice, emailVerified: false };
const refused = (status: number, message: string): StubbedAnswer => ({ status, body: { message } });

const renderProfile = (answers: Record<string, StubbedAnswer> = {}) => {
  const api = stubApi({
    [ME]: { body: unverified },
    [`GET ${PROFILE}`]: { body: unverified },
    ...answers,
  });
  return {
    api,
    ...renderScreen(<ProfileSettings address={aliceAddress} />, { session: signedInAsAlice }),
  };
};

const show = (answers?: Record<string, StubbedAnswer>) => renderProfile(answers).api;

const nameField = () => screen.findByRole('textbox', { name: 'Username' });
const emailField = () => screen.findByRole('textbox', { name: 'Email address' });
const codeField = () => screen.findByRole('textbox', { name: 'Code from the email' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (field: Promise<HTMLElement>, text: string) => {
  const input = await field;
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

test('R7.3 updates an existing profile', async () => {
  const api = show({ [`PATCH ${PROFILE}`]: { body: {} } });
  await waitFor(async () => expect(await nameField()).toHaveValue('alice'));
  await type(nameField(), ' Alice in Chains ');
  const renamed = { ...unverified, username: 'Alice in Chains' };
  api.answer(ME, { body: renamed });
  api.answer(`GET ${PROFILE}`, { body: renamed });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  expect(api.written).toEqual([
    { method: 'PATCH', path: PROFILE, body: { username: 'Alice in Chains' } },
  ]);
  expect(await nameField()).toHaveValue('Alice in Chains');
});

test.each([
  ['Save username', nameField, 'alice2', PROFILE],
  ['Change email address', emailField, 'new@collectors.example', EMAIL],
  ['Verify email address', codeField, '123456', VERIFY],
  ['Send a new code', codeField, '1', RESEND],
])('pressing “%s” twice sends once', async (name, field, text, path) => {
  const api = show({ [`PATCH ${path}`]: { body: {} }, [`POST ${path}`]: { body: {} } });
  await type(field(), text);
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(api.requests).toContain(path));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  expect(api.written.map((write) => write.path)).toEqual([path]);
});

test.each([
  ['username', nameField, 'Save username', 'alice2', 'alice'],
  [
    'email address',
    emailField,
    'Change email address',
    'new@collectors.example',
    alice.emailAddress,
  ],
])(
  'restores a typed but unsaved %s after reconnecting, and forgets it once it’s saved',
  async (_, field, save, text, before) => {
    const { unmount } = renderProfile({
      [`PATCH ${PROFILE}`]: { body: {} },
      [EMAIL]: { body: {} },
    });
    await type(field(), text);
    unmount();
    const again = renderProfile({ [`PATCH ${PROFILE}`]: { body: {} }, [EMAIL]: { body: {} } });
    expect(await field()).toHaveValue(text);
    await press(save);
    expect(await screen.findByText(/^Saved\.|was saved\.$/)).toBeInTheDocument();
    again.unmount();
    renderProfile();
    expect(await field()).toHaveValue(before);
  },
);

const lost: StubbedAnswer = { body: {}, until: Promise.reject(new TypeError('Lost')) };
lost.until?.catch(() => undefined);

test.each([
  ['username', nameField, 'alice2', 'Save username', /was saved\.$/, { username: 'alice2' }],
  [
    'email address',
    emailField,
    'new@collectors.example',
    'Change email address',
    /^Saved\./,
    { emailAddress: 'new@collectors.example' },
  ],
  ['code', codeField, '123456', 'Verify email address', 'Verified', { emailVerified: true }],
])(
  'T202 shows that a %s arrived although the answer was lost',
  async (_, field, text, button, words, changes) => {
    const api = show({ [`PATCH ${PROFILE}`]: lost, [`PATCH ${EMAIL}`]: lost, [VERIFY]: lost });
    await type(field(), text);
    const changed = { body: { ...unverified, ...changes } };
    api.answer(ME, changed);
    api.answer(`GET ${PROFILE}`, changed);
    await press(button);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.written).toHaveLength(1);
  },
);

test.each([
  ['username', nameField, 'alice2', 'Save username', 'Couldn’t save your username'],
  [
    'email address',
    emailField,
    'new@collectors.example',
    'Change email address',
    'Couldn’t change your email address',
  ],
  ['code', codeField, '123456', 'Verify email address', 'Couldn’t verify your email address'],
])(
  'T202 says that a %s didn’t arrive, and keeps it in its field',
  async (_, field, text, button, words) => {
    const api = show({ [`PATCH ${PROFILE}`]: lost, [`PATCH ${EMAIL}`]: lost, [VERIFY]: lost });
    await type(field(), text);
    const before = api.requests.filter((path) => path === ME).length;
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() =>
      expect(api.requests.filter((path) => path === ME).length).toBeGreaterThan(before),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(await field()).toHaveValue(text);
  },
);

test('T202 a profile that was created although the answer was lost is updated by the next try', async () => {
  const api = show({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: lost,
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeVisible();
  await type(nameField(), 'alice2');
  await press('Save username');
  await waitFor(() => expect(api.written).toHaveLength(2));
  expect(api.written.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('R7.3 creates a profile if there is none, and updates it from then on', async () => {
  const api = show({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: { status: 201, body: {} },
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  await type(nameField(), 'alice2');
  await press('Save username');
  await waitFor(() => expect(api.written).toHaveLength(2));
  expect(api.written.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('after a profile was created in another tab, the next try changes it', async () => {
  const api = show({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: refused(409, 'You already have a profile. Change it instead.'),
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice-too');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have a profile');
  await waitFor(() => expect(api.requests.filter((path) => path === PROFILE)).toHaveLength(3));
  expect(await nameField()).toHaveValue('alice-too');
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  expect(api.written.at(-1)).toEqual({
    method: 'PATCH',
    path: PROFILE,
    body: { username: 'alice-too' },
  });
});

test.each(['', '   ', 'x'.repeat(65)])('refuses the name %j without sending it', async (name) => {
  const api = show();
  await userEvent.clear(await nameField());
  if (name !== '') await userEvent.paste(name);
  await press('Save username');
  expect(await nameField()).toBeInvalid();
  expect(await nameField()).toHaveAccessibleDescription('A username has 1 to 64 characters.');
  expect(await nameField()).toHaveFocus();
  expect(api.written).toEqual([]);
});

const LIKE_AN_ADDRESS = 'A username can’t look like a wallet address.';
const INVISIBLE = 'A username can’t have invisible characters or line breaks in it.';
const PILED_ACCENTS = 'A username can’t have so many accents on one letter.';
const LIKE_AN_ENS_NAME = 'A username can’t be an ENS name, such as name.eth.';

test.each([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', LIKE_AN_ADDRESS],
  ['d8dA6BF26964aF9D7eEd9e03E53415D37aA96045', LIKE_AN_ADDRESS],
  ['0xd8d…6045', LIKE_AN_ADDRESS],
  ['d8dA…6045', LIKE_AN_ADDRESS],
  ['d8dA...6045', LIKE_AN_ADDRESS],
  ['0хd8dА6ВF26964', LIKE_AN_ADDRESS],
  ['vitalik.eth', LIKE_AN_ENS_NAME],
  ['vitalik.еth', LIKE_AN_ENS_NAME],
  [`b${'\u0301\u0302'.repeat(30)}ob`, PILED_ACCENTS],
  ['bob\u200B', INVISIBLE],
  ['bob\u202E', INVISIBLE],
])('T61 refuses the name %j without sending it, and says why', async (name, words) => {
  const api = show();
  await userEvent.clear(await nameField());
  await userEvent.paste(name);
  await press('Save username');
  expect(await nameField()).toHaveAccessibleDescription(words);
  expect(api.written).toEqual([]);
});

test('T61 shows why the market refuses a name of look-alike letters that this form does not recognize', async () => {
  const api = show({ [`PATCH ${PROFILE}`]: refused(400, LIKE_AN_ADDRESS) });
  await userEvent.clear(await nameField());
  await userEvent.paste('ꓳxd8d…6045');
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent(LIKE_AN_ADDRESS);
  expect(await nameField()).toHaveValue('ꓳxd8d…6045');
  expect(api.written).toHaveLength(1);
});

test('keeps what was typed after a failure', async () => {
  show({ [`PATCH ${PROFILE}`]: refused(500, 'It broke.') });
  await type(nameField(), 'bob');
  await press('Save username');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t save your username');
  expect(alert).toHaveTextContent('It broke.');
  expect(await nameField()).toHaveValue('bob');
});

test('shows the rules of a username before anything is typed', async () => {
  show({ [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.') });
  expect(await nameField()).toHaveAccessibleDescription(
    /^1 to 64 characters, .*No wallet address or ENS name/,
  );
});

test('shows at the field that a username is taken, keeps what was typed, and forgets it at the next letter', async () => {
  show({ [`PATCH ${PROFILE}`]: refused(409, 'This username is taken.') });
  await type(nameField(), 'bob');
  await press('Save username');
  await screen.findByText('This username is taken.');
  expect(await nameField()).toBeInvalid();
  expect(await nameField()).toHaveAccessibleDescription('This username is taken.');
  expect(await nameField()).toHaveValue('bob');
  await userEvent.type(await nameField(), 'b');
  expect(screen.queryByText('This username is taken.')).toBeNull();
  expect(await nameField()).not.toBeInvalid();
});

test('removes a refusal when something else is wrong', async () => {
  show({ [`PATCH ${PROFILE}`]: refused(409, 'This username is taken.') });
  await type(nameField(), 'bob');
  await press('Save username');
  await screen.findByText('This username is taken.');
  await userEvent.clear(await nameField());
  await press('Save username');
  expect(await nameField()).toHaveAccessibleDescription('A username has 1 to 64 characters.');
  expect(screen.queryByText('This username is taken.')).toBeNull();
});

test('lets someone without a profile correct a name that is taken', async () => {
  const api = show({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: refused(409, 'This username is taken.'),
  });
  await type(nameField(), 'bob');
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
  await waitFor(() => expect(api.requests.filter((path) => path === PROFILE)).toHaveLength(3));
  expect(await nameField()).toHaveValue('bob');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('keeps the form of someone without a profile while the profile is fetched again', async () => {
  show({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`PATCH ${EMAIL}`]: { body: {} },
  });
  const field = await nameField();
  await userEvent.type(field, 'bob');
  await type(emailField(), 'new@collectors.example');
  const answer = fetch;
  const refetched = vi.fn();
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path !== PROFILE) return answer(path, request);
    refetched();
    return new Promise(() => {});
  });
  await press('Change email address');
  await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('bob');
});

test('shows the picture and the email when the profile could not be fetched', async () => {
  const api = show({ [`GET ${PROFILE}`]: refused(503, 'Closed for the night.') });
  expect(await screen.findByText('Closed for the night.')).toBeInTheDocument();
  expect(await emailField()).toHaveValue(alice.emailAddress ?? '');
  expect(document.querySelector('[data-tier=Elite]')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Elite');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Try again');
  expect(await nameField()).toBeInTheDocument();
});

test.each([
  ['Username', `PATCH ${PROFILE}`, 'Save username', 'second'],
  ['Email address', `PATCH ${EMAIL}`, 'Change email address', 'second@collectors.example'],
])('%s: keeps what is typed while a save is under way', async (name, path, button, second) => {
  const first = second.replace('second', 'first');
  const api = show({ [path]: { body: {} } });
  const field = await screen.findByRole('textbox', { name });
  await waitFor(() => expect(field).not.toHaveValue(''));
  await type(Promise.resolve(field), first);
  api.answer(path, {
    get body() {
      fireEvent.change(field, { target: { value: second } });
      return {};
    },
  });
  await press(button);
  await waitFor(() => expect(api.written).toHaveLength(1));
  expect(Object.values(api.written[0]?.body ?? {})).toEqual([first]);
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  expect(field).toHaveValue(second);
});

test('R7.4 a new email address has to be verified', async () => {
  const api = show({
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
  const api = show();
  await type(emailField(), text);
  await press('Change email address');
  expect(await emailField()).toHaveAccessibleDescription(words);
  expect(api.written).toEqual([]);
});

test('R7.4 the right code verifies the address, even with spaces in it', async () => {
  const api = show({ [VERIFY]: { body: {} } });
  await type(codeField(), ' 481 516 ');
  api.answer(ME, { body: { ...alice, emailVerified: true } });
  await press('Verify email address');
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Code from the email' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Verification' })).toHaveFocus());
  expect(api.written).toEqual([{ method: 'POST', path: VERIFY, body: { code: '481516' } }]);
});

test('T201 a code and an email address are sent without invisible characters', async () => {
  const api = show({ [VERIFY]: { body: {} }, [`PATCH ${EMAIL}`]: { body: {} } });
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
  show({ [VERIFY]: refused(429, 'Too many wrong codes. Ask for a new one.') });
  await type(codeField(), '000000');
  await press('Verify email address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one');
  expect(await codeField()).toHaveValue('000000');
});

test('R7.4 T46 a new code can be requested, until there were too many requests', async () => {
  const api = show({ [RESEND]: { body: {} } });
  await codeField();
  await press('Send a new code');
  expect(await screen.findByText(/We’ve sent a new code/)).toBeInTheDocument();
  api.answer(RESEND, refused(429, 'Too many emails. Wait ten minutes, then try again.'));
  await press('Send a new code');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait ten minutes');
  expect(screen.queryByText(/We’ve sent a new code/)).not.toBeInTheDocument();
});

test('claims nothing if the provider does not say whether an address is verified', async () => {
  show({ [ME]: { body: alice } });
  const group = await screen.findByRole('group', { name: 'Verification' });
  expect(within(group).queryByText(/verified/i)).not.toBeInTheDocument();
  expect(await codeField()).toBeInTheDocument();
});
