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
          Press Connect, accept the terms, choose a wallet and sign one message with it. You can use
          a wallet in your browser, on your phone or at an exchange.
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
          <strong>When you connect</strong>, it proves that the address is yours. It doesn’t allow
          anyone to move anything. The message contains a welcome, links to the{' '}
          <NewTabLink href={paths.terms}>terms</NewTabLink>, the{' '}
          <NewTabLink href={paths.privacyPolicy}>privacy policy</NewTabLink> and the{' '}
          <NewTabLink href={paths.nftLicense}>license</NewTabLink>, your address, and a number
          that’s used only once.
        </p>
        <p>
          <strong>When you list, offer, trade or accept</strong>, you make a promise that the market
          can carry out. Before your wallet opens, the page tells you in plain words what it can
          move, what you get for it, and until when. It takes this from the very message you’ll
          sign.
        </p>
        <p>
          Signatures aren’t transactions and cost no gas. If your wallet shows anything other than
          what the page showed you, don’t sign it.
        </p>
      </>
    ),
  },
  {
    id: 'approvals',
    title: 'What is an approval?',
    body: (
      <p>
        A permission for Seaport, the contract that settles orders, to move what you sell or pay
        with: the traits or avatars of one collection, or a coin such as WETH. You’re asked the
        first time you need one. It’s free and moves nothing, and Seaport can only move what you
        sign an order for. It stays until you revoke it under{' '}
        <Link to={paths.dashboardRadar}>Orders at risk</Link> on your dashboard. Orders that need it
        are then inactive until you approve it again.
      </p>
    ),
  },
  {
    id: 'no-wallet',
    title: 'Can I look around without one?',
    body: (
      <p>
        Yes: <Link to={paths.guestSignIn(paths.help)}>as a guest</Link>. You see everything that’s
        public and can follow an address, but you can’t trade.
      </p>
    ),
  },
  {
    id: 'connection-fails',
    title: 'My wallet doesn’t connect',
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
        A session ends after a while, when you press Disconnect, and when your wallet disconnects or
        switches to another account. None of this affects what you own. Connect again and sign once
        more.
      </p>
    ),
  },
  {
    id: 'lost-wallet',
    title: 'I lost my wallet. Can you get it back?',
    body: (
      <p>
        No. Only your recovery phrase can, in the wallet’s own app, and only you have it. We don’t
        keep your keys or your traits: what you own is on the network, under your address. If
        someone else has your phrase, move everything to a new wallet right away.
      </p>
    ),
  },
  {
    id: 'your-keys',
    title: 'What will you never ask for?',
    body: (
      <p>
        Your recovery phrase or a private key. No one who works on {PRODUCT_NAME} ever needs them.
        Anyone who asks for them is trying to steal from you.
      </p>
    ),
  },
];
