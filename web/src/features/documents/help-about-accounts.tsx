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
        They pay for extracting, constructing and re-rolling, and for nothing else. Credits from a
        plan expire. Extra credits, which you buy without one, never do. Those that expire soonest
        are spent first and extra credits last. Your balance is both together: you see it in the
        header once you’re connected. Credits can’t be sold, transferred or turned back into coins.{' '}
        <Link to={paths.dashboardCredits}>Your credits</Link>
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'How does a plan work?',
    body: (
      <>
        <p>
          A plan adds credits and lasts 30 days. You pay once, in ETH or POL, with a signature.
          Nothing renews automatically: we tell you on your dashboard before a plan ends, and you
          buy the next one yourself. While it lasts, your picture has the plan’s border. It unlocks
          nothing else.
        </p>
        <p>
          Credits left when a plan ends stay for 30 more days. While you have a plan, its credits
          and the rolled-over ones are kept up to twice what it brings. Beyond that, the ones that
          would expire first are lost. If you buy another plan before the first one ends, it starts
          right away, and the credits left from the first stay until they expire.{' '}
          <Link to={paths.subscriptions}>See the plans</Link>
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'What does it cost?',
    body: (
      <p>
        Browsing, searching, connecting, listing and making offers are free. The market’s fee and
        the artists’ royalty are taken out of the price. The seller sees both before signing, and
        the buyer pays nothing on top. Changing what an avatar wears and re-rolling traits cost
        credits. <Link to={paths.subscriptions}>What credits cost</Link>
      </p>
    ),
  },
  {
    id: 'tax-declaration',
    title: 'What is the tax declaration, and why do I have to complete it?',
    body: (
      <>
        <p>
          Australian law may require us to charge goods and services tax (GST). That depends on who
          minted and who trades, so we ask everyone once for each wallet: whether you minted from
          22nd to 27th December 2021; whether you were an Australian tax resident, located in
          Australia or registered for GST there, then and now; and which other wallets you used.
        </p>
        <p>
          You can’t skip it: it stays open until you submit it. Your answers are used for this tax
          and nothing else, and no one else sees them. If sending fails, nothing is lost. Your
          answers are still there, and you can submit them again.
        </p>
      </>
    ),
  },
  {
    id: 'what-others-see',
    title: 'What do others see of me?',
    body: (
      <p>
        Your wallet address with your username and picture, and what the wallet does on its network.
        The <NewTabLink href={paths.privacyPolicy}>privacy policy</NewTabLink> has the rest.
      </p>
    ),
  },
];
