import { Link } from 'react-router-dom';

import { NewTabLink } from '@/components/new-tab-link';
import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const helpAboutWallets: readonly Section[] = [
  {
    id: 'connecting',
    part: 'Wallets',
    title: 'How do I connect a wallet?',
    body: (
      <>
        <p>
          Press Connect, accept the terms, choose a wallet and sign one message in it. Wallets in
          the browser, wallets of an exchange and wallets on a phone all work.
        </p>
        <p>Ethereum and Polygon are supported.</p>
      </>
    ),
  },
  {
    id: 'signature',
    title: 'What does my signature mean?',
    body: (
      <>
        <p>
          <strong>When you connect</strong>, it proves that the address is yours, and nothing else:
          it allows nobody to move anything. That message holds a welcome, the addresses of the{' '}
          <NewTabLink href={paths.terms}>terms</NewTabLink>, the{' '}
          <NewTabLink href={paths.privacyPolicy}>privacy policy</NewTabLink> and the{' '}
          <NewTabLink href={paths.nftLicense}>license</NewTabLink>, your own address and a number
          that is used once.
        </p>
        <p>
          <strong>When you list, offer, trade or accept</strong>, it is a promise that the market
          may carry out. Before your wallet opens, the page says in plain sentences, read from the
          very message that you will sign, all that it can move, for what, and until when.
        </p>
        <p>
          Signatures aren’t transactions and cost no gas. If your wallet shows anything other than
          what the page told you, don’t sign it.
        </p>
      </>
    ),
  },
  {
    id: 'no-wallet',
    title: 'Can I look around without one?',
    body: (
      <p>
        Yes: <Link to={paths.guestSignIn(paths.help)}>as a guest</Link>. You see what is public and
        can follow an address, without being able to trade.
      </p>
    ),
  },
  {
    id: 'connection-fails',
    title: 'My wallet does not connect',
    body: (
      <ul>
        <li>Check whether your wallet has a window open. It handles one request at a time.</li>
        <li>If you declined the signature, nothing was lost. Press Connect and try again.</li>
        <li>Browser wallets must be unlocked and allowed on this page.</li>
        <li>A wallet on your phone must be open and online until you’re connected.</li>
      </ul>
    ),
  },
  {
    id: 'signed-out',
    title: 'Why was I disconnected?',
    body: (
      <p>
        A session ends after a while, when you press Disconnect, and when your wallet leaves the
        page or switches to another account, since the session belongs to the first. What you own is
        not touched by any of it. Connect again and sign once more.
      </p>
    ),
  },
  {
    id: 'lost-wallet',
    title: 'I lost my wallet. Can you get it back?',
    body: (
      <p>
        No. Only its recovery phrase can, in the wallet’s own app, and only you have that. We keep
        neither keys nor traits: what you own is on the chain, under your address. If somebody else
        has your phrase, move what you own to a new wallet at once.
      </p>
    ),
  },
  {
    id: 'your-keys',
    title: 'What will you never ask for?',
    body: (
      <p>
        Your recovery phrase or a private key. Nobody who works on {PRODUCT_NAME} needs them, for
        anything. Who asks for them is stealing.
      </p>
    ),
  },
];
