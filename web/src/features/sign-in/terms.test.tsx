import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { policy } from '@/lib/storage';
import { connectButton, press, signInPage, walletsDialog } from '@/testing/sign-in';

const openTerms = async () => {
  const page = signInPage();
  await userEvent.click(connectButton());
  const dialog = await screen.findByRole('dialog', { name: 'Terms and policies' });
  await screen.findByRole('button', { name: 'Accept' });
  return { ...page, dialog };
};

const agreement = () =>
  screen.getByRole('checkbox', {
    name: 'I have read, understood and agree to the above listed terms, policies and license agreements.',
  });
const acknowledgement = () =>
  screen.getByRole('checkbox', { name: /not financial products.*no profit is to be expected/ });
const accept = () => screen.getByRole('button', { name: 'Accept' });

test('Connect shows the terms first, with their date, and opens the documents in new tabs', async () => {
  await openTerms();
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAccessibleDescription(
    'Our terms were updated as of 29 January 2024. Please read them before you connect.',
  );
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Termsopens in a new tab', '/terms'],
    ['Privacy policyopens in a new tab', '/privacy-policy'],
    ['NFT licenseopens in a new tab', '/nft-license'],
  ]);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
});

test('R2.31 R5.1 §5 Accept is enabled only while both boxes are ticked', async () => {
  await openTerms();
  expect(agreement()).not.toBeChecked();
  expect(acknowledgement()).not.toBeChecked();
  expect(accept()).toBeDisabled();
  await userEvent.click(agreement());
  expect(agreement()).toBeChecked();
  expect(acknowledgement()).not.toBeChecked();
  expect(accept()).toBeDisabled();
  await userEvent.click(acknowledgement());
  expect(accept()).toBeEnabled();
  await userEvent.click(agreement());
  expect(agreement()).not.toBeChecked();
  expect(acknowledgement()).toBeChecked();
  expect(accept()).toBeDisabled();
});

test('Accept sets the policy flags and leads on to the wallets', async () => {
  await openTerms();
  await userEvent.click(agreement());
  await userEvent.click(acknowledgement());
  expect(policy.isAccepted()).toBe(false);
  await press('Accept');
  expect(await walletsDialog()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(localStorage.getItem('policyAcceptedv6')).toBe('true');
  expect(localStorage.getItem('policyAcceptedv5')).toBe('true');
});

test('people who close the terms have accepted nothing, and are asked again', async () => {
  await openTerms();
  await userEvent.click(agreement());
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(policy.isAccepted()).toBe(false);
  await userEvent.click(connectButton());
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(agreement()).not.toBeChecked();
});

test('Connect goes straight to the wallets when the terms are already accepted', async () => {
  policy.accept();
  signInPage();
  await userEvent.click(connectButton());
  expect(await walletsDialog()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
