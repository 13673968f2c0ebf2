import { Link } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const termsSections: readonly Section[] = [
  {
    id: 'what-it-is',
    title: 'What this is',
    body: (
      <p>
        {PRODUCT_NAME} is a web application for buying, selling and trading the traits of
        profile-picture NFTs. It shows what’s on the market and prepares what you sign. You stay in
        control of your wallet and what it holds. We can’t move, freeze or restore any of it.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          Your wallet address identifies you. You sign in by signing a message. Anyone who can sign
          for your address can act as you, so look after your keys.
        </p>
        <p>
          You’re responsible for what you publish in your profile. It must be lawful, and yours to
          publish.
        </p>
      </>
    ),
  },
  {
    id: 'trading',
    title: 'Trading',
    body: (
      <>
        <p>
          Users set prices and make listings and offers. Once a trade is settled, it can’t be
          undone. Read what your wallet shows you before you sign it, and the{' '}
          <Link to={`${paths.help}#weth-offer-risks`}>risks of offers in WETH</Link> before you make
          one.
        </p>
        <p>You see prices and fees before you commit to them.</p>
      </>
    ),
  },
  {
    id: 'not-financial',
    title: 'Not financial products',
    body: (
      <p>
        NFTs and traits are collectibles. They are not financial products, nothing here is advice,
        and no profit is to be expected from them. They may be worth nothing tomorrow.
      </p>
    ),
  },
  {
    id: 'burning',
    title: 'Things that can’t be undone',
    body: (
      <p>
        Burning a trait destroys it. When you re-roll a trait, you lose it. We ask you before
        either, not after.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <p>
        Don’t trade with yourself to fake demand, don’t pass off others’ work as your own, and don’t
        attack the service or its users. We may refuse the service to anyone who does.
      </p>
    ),
  },
  {
    id: 'tax',
    title: 'Tax',
    body: (
      <p>
        We ask for a declaration about the Australian goods and services tax. What you declare must
        be true. You’re responsible for your own taxes.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <p>
        The service is provided as is. We don’t control blockchains, wallets or prices. As far as
        the law allows, we aren’t liable for losses they cause. Your legal rights as a consumer
        aren’t affected.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change, so does the date above, and we ask you to accept them again before
        you next connect.
      </p>
    ),
  },
];
