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
        profile-picture NFTs. It shows what is on offer and prepares what you sign. Your wallet, and
        what it holds, stay under your control; we cannot move, freeze or restore any of it.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          You are known by the address of your wallet. Signing in means signing a message; whoever
          can sign for your address can act as you, so look after your keys.
        </p>
        <p>
          You are responsible for what you publish in your profile. It must be yours to publish, and
          lawful.
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
          Prices, listings and offers are made by users. A trade that was settled on a chain cannot
          be undone. Read what your wallet shows you before you sign it, and the{' '}
          <Link to={`${paths.help}#weth-offer-risks`}>risks of offers in WETH</Link> before you make
          one.
        </p>
        <p>Fees and prices are shown before you commit to them.</p>
      </>
    ),
  },
  {
    id: 'not-financial',
    title: 'Not financial products',
    body: (
      <p>
        NFTs and traits are collectables. They are not financial products, nothing here is advice,
        and no profit is to be expected from them. They may be worth nothing tomorrow.
      </p>
    ),
  },
  {
    id: 'burning',
    title: 'Things that cannot be undone',
    body: (
      <p>
        Burning a trait destroys it. Re-rolling gives up what you hand in. You are asked before
        either, and not after.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <p>
        Do not trade with yourself to feign demand, do not pass off others’ work as yours, do not
        attack the service or its users. We may refuse the service to those who do.
      </p>
    ),
  },
  {
    id: 'tax',
    title: 'Tax',
    body: (
      <p>
        We ask for a declaration about the Australian goods and services tax. What you declare has
        to be true. Your own taxes are yours to find out about and pay.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <p>
        The service is offered as it is. Chains, wallets and prices are not ours to control. As far
        as the law allows, we do not answer for losses that come from them; rights that the law
        gives you as a consumer stay as they are.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When these terms change, the date above changes, and you are asked to accept them again
        before you next connect.
      </p>
    ),
  },
];
