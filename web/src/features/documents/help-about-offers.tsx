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
            <strong>Cancelling is a signature too.</strong> It costs no gas, but until it has
            arrived the offer can still be accepted. The{' '}
            <Link to={paths.dashboardRadar}>order radar</Link> on your dashboard shows every promise
            of yours that could still be carried out.
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
    id: 'contact',
    title: 'How do I reach you?',
    body: (
      <p>
        By “Talk to us”, at the foot of every page: with a question, with something that does not
        work, or when you are starting a collection of your own.
      </p>
    ),
  },
];
