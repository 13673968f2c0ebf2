import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const helpAboutOffers: readonly Section[] = [
  {
    id: 'weth-offer-risks',
    part: 'Offers and help',
    title: 'What are the risks of an offer in WETH?',
    body: (
      <>
        <p>
          An offer is a signed promise to pay in WETH (wrapped ether). Before you make or accept
          one, know this:
        </p>
        <ul>
          <li>
            <strong>Your WETH is not locked.</strong> It stays in your wallet, and you can spend it
            elsewhere while the offer is open.
          </li>
          <li>
            <strong>An offer stays valid until it expires or is canceled</strong>, even after the
            NFT moves to another owner. The new owner can accept it.
          </li>
          <li>
            <strong>A low balance hides an offer, but does not cancel it.</strong> Once your wallet
            has enough WETH again, it can be accepted, even if you’ve forgotten about it.
          </li>
          <li>
            <strong>Canceling takes a signature too.</strong> It costs no gas, but the offer can
            still be accepted until your signature reaches the market.{' '}
            <Link to={paths.dashboardOrders}>Orders</Link> on your dashboard has all your open
            orders.
          </li>
          <li>
            <strong>A trait may be taken off before your offer is accepted.</strong> If you want an
            avatar because of what it wears, check that it still wears it.
          </li>
        </ul>
        <p>Give every offer an early end date, and cancel those you no longer want.</p>
      </>
    ),
  },
  {
    id: 'offers-for-any-trait',
    title: 'Can I make an offer for any trait of a kind?',
    body: (
      <>
        <p>
          Yes. An offer can be for any trait of a collection, and you can narrow it down to a slot,
          a rarity and a number of editions. Any holder of a trait that fits can accept it, one
          edition at a time, until you have as many as you asked for. You don’t choose which trait
          you get.
        </p>
        <p>
          There are five tiers, by how many editions of a trait exist: 1–5, 6–9, 10–14, 15–22, and
          23 or more. A tier isn’t the rarity, which changes with what avatars wear. An offer for a
          rarity is for the traits that have it when you sign, and stays for them.
        </p>
        <p>
          Your wallet signs a fingerprint of the traits that fit. Your browser works it out again
          before you sign, and the seller’s browser before they accept.
        </p>
      </>
    ),
  },
  {
    id: 'offers-for-any-avatar',
    title: 'Can I make an offer for any avatar of a collection?',
    body: (
      <>
        <p>
          Yes, on the page of the collection or of one of its avatars. Any owner of one can accept,
          one avatar at a time, until you have as many as you asked for. You don’t choose which one
          you get.
        </p>
        <p>
          Such an offer promises nothing about what the avatar wears: its owner can take everything
          off before accepting. If you accept one, the traits that your avatar wears go along with
          it.
        </p>
      </>
    ),
  },
  {
    id: 'notifications',
    title: 'How do I hear about sales and offers?',
    body: (
      <>
        <p>
          The bell at the top of every page counts what you haven’t read: sales, offers for what you
          have, accepted offers, higher offers and cheaper listings than yours, orders that become
          inactive, active again or end within 24 hours, and a plan that ends within 3 days. Each
          leads to the page where you can respond to it.
        </p>
        <p>
          It’s the same on all your devices, and stays up to date while you look at the page. Choose
          what you’re notified about under <Link to={paths.dashboardNotices}>Notifications</Link> on
          your dashboard. We keep the last 500.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'How do I reach you?',
    body: (
      <p>
        Choose “Talk to us” at the bottom of every page if you have a question, if something doesn’t
        work, or if you’re starting your own collection.
      </p>
    ),
  },
];
