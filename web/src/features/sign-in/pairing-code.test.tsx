import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toString as drawQrCode } from 'qrcode';
import { expect, test, vi } from 'vitest';

import type { Wallet } from '@/lib/wallet/wallet';
import { ALICE, pending } from '@/testing/session-store';
import { demo, openWallets, press, relay, walletOption } from '@/testing/sign-in';

const URI = 'wc:7f6e504bfad60b485450578e05678ed3@2?relay-protocol=irn&symKey=587d5484ce2a2a6e';
const OTHER_URI =
  'wc:0000504bfad60b485450578e05678ed3@2?relay-protocol=irn&symKey=11115484ce2a2a6e';

const pairing = async ({ isPhone = false } = {}) => {
  const uris = [URI, undefined, OTHER_URI];
  let answer: (address: typeof ALICE) => void = () => undefined;
  const connect: Wallet['connect'] = (_, { signal, onPairingUri }) => {
    const uri = uris.shift();
    if (uri) onPairingUri(uri);
    const { promise, resolve, reject } = pending<typeof ALICE>();
    answer = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  const page = await openWallets({
    options: isPhone ? [relay, demo] : [relay, demo, walletOption()],
    wallet: { connect, signMessage: () => new Promise(() => {}) },
    isPhone,
  });
  await press('WalletConnect');
  return { ...page, scanned: () => answer(ALICE) };
};

const code = () => screen.findByRole('img', { name: /^QR code to scan/ });
const shownCode = () => screen.queryByRole('img', { name: /^QR code/ });

test('draws the pairing code here, with the margin that a camera needs', async () => {
  await pairing();
  const drawing = await drawQrCode(URI, { type: 'svg', margin: 4 });
  expect(await code()).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(drawing)}`);
  expect(screen.queryByRole('link', { name: 'Open wallet app' })).not.toBeInTheDocument();
});

test('disappears once the phone has connected', async () => {
  const { scanned } = await pairing();
  await code();
  scanned();
  await screen.findByText(/^Sign the message in WalletConnect/);
  expect(shownCode()).not.toBeInTheDocument();
});

test('disappears with the attempt, and the next attempt has its own', async () => {
  await pairing();
  const first = (await code()).getAttribute('src');
  await press('Cancel');
  expect(shownCode()).not.toBeInTheDocument();
  await press('Demo wallet');
  await screen.findByText(/^Waiting for Demo wallet/);
  expect(shownCode()).not.toBeInTheDocument();
  await press('Cancel');
  await press('WalletConnect');
  expect((await code()).getAttribute('src')).not.toBe(first);
});

test('can be copied as text', async () => {
  await pairing();
  await code();
  const user = userEvent.setup();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContain('Copy the code as text');
  await user.click(screen.getByRole('button', { name: 'Copy the code as text' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(URI);
  expect(said()).toContain('Copied');
});

test('says when the browser does not allow copying', async () => {
  await pairing();
  await code();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  await user.click(screen.getByRole('button', { name: 'Copy the code as text' }));
  expect(await screen.findByText('Couldn’t copy. Select the code and copy it.')).toBeVisible();
  expect(screen.getByText(URI)).toBeVisible();
});

test('on a phone, a link opens the wallet’s app, and the code is for a wallet on another phone', async () => {
  await pairing({ isPhone: true });
  expect(await screen.findByRole('link', { name: 'Open wallet app' })).toHaveAttribute('href', URI);
  expect(screen.getByRole('button', { name: 'Copy the code as text' })).toBeVisible();
  expect(screen.getByText('My wallet is on another phone').closest('details')).not.toHaveAttribute(
    'open',
  );
  expect(await screen.findByAltText(/^QR code to scan/)).not.toBeVisible();
});
