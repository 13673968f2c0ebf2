import { Link } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const helpSections: readonly Section[] = [
  {
    id: 'what-is-a-trait',
    title: 'What is a trait?',
    body: (
      <p>
        One thing that an avatar wears: its hat, its eyes, its coat, the wall behind it. A trait can
        be taken off an avatar, and is then an NFT of its own. Put on another avatar, it changes how
        that one looks.
      </p>
    ),
  },
  {
    id: 'connecting',
    title: 'How do I connect a wallet?',
    body: (
      <>
        <p>
          Press Connect, accept the terms, choose a wallet and sign one message in it. The signature
          proves that the address is yours. It is free, it is not a transaction, and it allows
          nobody to move anything.
        </p>
        <p>Ethereum and Polygon are supported.</p>
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
        <li>
          See whether the wallet has a window open that waits for you: it answers one request at a
          time.
        </li>
        <li>If you rejected the signature, nothing was lost. Press Connect and try again.</li>
        <li>Wallets in the browser have to be unlocked, and allowed on this page.</li>
        <li>
          You are signed out when the wallet switches to another account, since the session belongs
          to the first.
        </li>
      </ul>
    ),
  },
  {
    id: 'credits',
    title: 'What are credits?',
    body: (
      <p>
        They pay for work at the benches. Some come with a subscription, vanilla credits do not;
        your balance is the two together. <Link to={paths.dashboardCredits}>Your credits</Link>
      </p>
    ),
  },
  {
    id: 'weth-offer-risks',
    title: 'What are the risks of an offer in WETH?',
    body: (
      <>
        <p>
          An offer is a signed promise to pay in WETH, which is ether in a form that can be
          promised. Before you make or accept one, know this:
        </p>
        <ul>
          <li>
            <strong>Your WETH is not locked.</strong> It stays in your wallet, and you can spend it
            elsewhere while the offer stands.
          </li>
          <li>
            <strong>An offer stays valid until it ends or is cancelled</strong>, also after the NFT
            has moved to another owner. Whoever holds it then can accept.
          </li>
          <li>
            <strong>A low balance hides an offer, but does not cancel it.</strong> Once your wallet
            has enough WETH again, it can be accepted, perhaps when you no longer think of it.
          </li>
          <li>
            <strong>Cancelling may cost gas</strong>, since it can take a transaction on the chain.
          </li>
          <li>
            <strong>A trait may be taken off before your offer is accepted.</strong> If you offer
            for an avatar because of what it wears, look again before you rely on it.
          </li>
        </ul>
        <p>Give every offer an early end, and cancel those that you no longer mean.</p>
      </>
    ),
  },
  {
    id: 'not-open',
    title: 'Why are some pages not open?',
    body: (
      <p>
        {PRODUCT_NAME} opens feature by feature. A page that says so is not broken, and nothing on
        it can cost you anything.
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
