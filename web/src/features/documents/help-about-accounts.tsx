import { Link } from 'react-router-dom';

import { NewTabLink } from '@/components/new-tab-link';
import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const helpAboutAccounts: readonly Section[] = [
  {
    id: 'credits',
    part: 'Your account',
    title: 'What are credits?',
    body: (
      <p>
        They pay for work at the benches. Some come with a subscription, vanilla credits do not;
        your balance is the two together, and stands in the header once you are connected.{' '}
        <Link to={paths.dashboardCredits}>Your credits</Link>
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'What does it cost?',
    body: (
      <p>
        Looking, searching, connecting, listing and offering are free. Of what a buyer pays, the
        market keeps a fee and the makers of the collection a royalty: both are shown before the
        seller signs, and the buyer pays no more than the price. Plans and packs have no prices yet.{' '}
        <Link to={paths.subscriptions}>About subscriptions</Link>
      </p>
    ),
  },
  {
    id: 'tax-declaration',
    title: 'What is the tax declaration, and why must I answer it?',
    body: (
      <>
        <p>
          The law of Australia may require us to charge its goods and services tax (GST). Whether it
          does depends on who minted and who trades, so everybody who connects is asked once for
          each wallet: whether you minted between the 22nd and the 27th of December 2021, whether
          you were then, and are now, a tax resident of Australia, in Australia or registered for
          GST there, and which other wallets you used.
        </p>
        <p>
          You can’t skip it: it stays open until you submit it. Your answers are used for this tax
          and nothing else, and no one else sees them. If it couldn’t be sent, nothing was lost.
          Your answers are still there, and you can submit them again.
        </p>
      </>
    ),
  },
  {
    id: 'what-others-see',
    title: 'What do others see of me?',
    body: (
      <p>
        Your user name and picture, under your wallet address, and what the chain shows of it. The{' '}
        <NewTabLink href={paths.privacyPolicy}>privacy policy</NewTabLink> has the rest.
      </p>
    ),
  },
];
