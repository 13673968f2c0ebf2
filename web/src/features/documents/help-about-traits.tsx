import { Link } from 'react-router-dom';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';

import type { Section } from './document-page';

export const helpAboutTraits: readonly Section[] = [
  {
    id: 'what-is-a-trait',
    part: 'Traits',
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
    id: 'finding-a-trait',
    title: 'How do I find a trait?',
    body: (
      <p>
        By its name, in the search at the top of every page or on the{' '}
        <Link to={paths.market}>market</Link>. The text is taken as it stands, in capitals or not,
        and finds every name that holds it. The search at the top shows at most 20 traits; the
        market has them all, to narrow down by collection, slot, rarity and price. A wallet address
        or a user name finds collectors.
      </p>
    ),
  },
  {
    id: 'extract-and-construct',
    title: 'What are Extract and Construct?',
    body: (
      <>
        <p>
          The two ways over the bench. <Link to={paths.extract}>Extract</Link> takes one trait off
          an avatar that you own, and the avatar keeps all the rest.{' '}
          <Link to={paths.construct}>Construct</Link> puts traits that you own onto an avatar that
          you own, one in each place.
        </p>
        <p>
          <Link to={paths.constructPremium}>Construct Premium</Link> is the same with more to work
          with. What it adds and costs will stand on its page before anybody can pay for it. The{' '}
          <Link to={paths.constructions}>Construct Feed</Link> shows what others have built.
        </p>
      </>
    ),
  },
  {
    id: 'packs',
    title: 'What is a pack?',
    body: (
      <p>
        A sealed handful of traits. What it may hold, and how likely each of it is, is shown before
        you buy; what it does hold, you learn when you open it. <Link to={paths.packs}>Packs</Link>
      </p>
    ),
  },
  {
    id: 're-roll',
    title: 'What is a re-roll?',
    body: (
      <p>
        You hand in a trait and chance gives you another. The one that you handed in is gone,
        whatever comes out; the odds are shown before. <Link to={paths.reroll}>Re-Roll</Link>
      </p>
    ),
  },
  {
    id: 'the-light',
    title: 'What is the light?',
    body: (
      <p>
        The place where traits are burned. What goes into it is destroyed: nobody will own it again,
        and neither you nor we can bring it back. <Link to={paths.theLight}>The Light</Link>
      </p>
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
];
