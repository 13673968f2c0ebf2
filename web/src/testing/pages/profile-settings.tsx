import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ProfileSettings } from '@/features/profile-settings/profile-settings';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

export const ME = '/v1/users/me';
export const PROFILE = '/v1/users/profile';
export const EMAIL = '/v1/users/email';
export const RESEND = '/v1/users/resendVerification';
export const VERIFY = '/v1/users/verifyEmail';

export const unverified = { ...alice, emailVerified: false };
export const refused = (status: number, message: string): StubbedAnswer => ({
  status,
  body: { message },
});

export const renderProfile = (answers: Record<string, StubbedAnswer> = {}) => {
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

export const showProfile = (answers?: Record<string, StubbedAnswer>) => renderProfile(answers).api;

export const nameField = () => screen.findByRole('textbox', { name: 'Username' });
export const emailField = () => screen.findByRole('textbox', { name: 'Email address' });
export const codeField = () => screen.findByRole('textbox', { name: 'Code from the email' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const type = async (field: Promise<HTMLElement>, text: string) => {
  const input = await field;
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
