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
        Something an avatar wears: its hat, its eyes, its coat, or the background behind it. When
        you take a trait off an avatar, it becomes a separate NFT. You can then put it on another
        avatar to change how that one looks.
      </p>
    ),
  },
  {
    id: 'finding-a-trait',
    title: 'How do I find a trait?',
    body: (
      <p>
        Search for its name at the top of every page or on the <Link to={paths.market}>market</Link>
        . The search ignores upper and lower case and forgives typos. At the top of the page it
        shows up to 20 traits. The market shows them all, and you can filter them by collection,
        slot, rarity and price. To find a collector, enter a username or a wallet address.
      </p>
    ),
  },
  {
    id: 'cart',
    title: 'How do I buy several traits together?',
    body: (
      <p>
        Put them into your <Link to={paths.cart}>cart</Link> on their pages, or add the cheapest of
        a collection there. The cart takes traits from any seller, on both networks. If one is sold
        before you check out, the cart says so and shows the next price. Your wallet asks you to
        sign each purchase. If one can’t be bought, you pay nothing for it, and the others still go
        through.
      </p>
    ),
  },
  {
    id: 'extract-and-construct',
    title: 'What are Extract and Construct?',
    body: (
      <>
        <p>
          <Link to={paths.extract}>Extract</Link> takes traits off an avatar you own. They’re then
          loose in your wallet, and the avatar keeps the rest.{' '}
          <Link to={paths.construct}>Construct</Link> puts traits you own on an avatar you own, one
          in each slot. Every avatar has a body and a background: you can swap those, but not take
          them off.
        </p>
        <p>
          Before you sign, you see what would change: the picture, the cost, the rarity rank before
          and after, and any offers that would no longer be valid.
        </p>
        <p>
          <Link to={paths.constructPremium}>Construct Premium</Link> changes up to 20 avatars with
          one signature, all of them or none. A trait that comes off one of them can go on another.
          You can save up to 20 looks of each collection as outfits there, put them on one avatar or
          on all you’ve chosen, and download any look as a picture. The{' '}
          <Link to={paths.constructions}>Construct Feed</Link> shows what others have built.
        </p>
      </>
    ),
  },
  {
    id: 'cost-of-a-change',
    title: 'What does changing an avatar cost?',
    body: (
      <p>
        5 credits for each slot that changes, whether you take a trait off, put one on or swap. In
        Construct Premium, one signature costs 15 credits, however many avatars it changes. There’s
        no gas to pay. If anything isn’t as you saw it when you sign, nothing changes and no credits
        are spent. <Link to={paths.subscriptions}>Get credits</Link>
      </p>
    ),
  },
  {
    id: 'undo',
    title: 'Can I undo a change?',
    body: (
      <p>
        Yes, once, for free, within 24 hours. The avatar must still look the way you left it and
        still be yours, and the traits you took off must still be in your wallet. You get your
        credits back. If they have expired in the meantime, you get extra credits instead.
      </p>
    ),
  },
  {
    id: 'packs',
    title: 'What is a pack?',
    body: (
      <>
        <p>
          A sealed set of five traits. Before you buy, you see every edition that’s left in the drop
          and how likely each one is. Packs never expire, and what’s inside is drawn when you open
          one. <Link to={paths.packs}>Packs</Link>
        </p>
        <p>
          Neither you nor we can choose what you get: the market fixes its part of the draw
          beforehand, your browser adds its own, and a public beacon publishes a random number after
          that. Your browser repeats the draw to check. If the market doesn’t reveal its part within
          10 minutes after the beacon, your packs go back to you. You can open up to 10 packs at
          once and 50 in 24 hours, and set a limit for what you spend.
        </p>
      </>
    ),
  },
  {
    id: 're-roll',
    title: 'What is a re-roll?',
    body: (
      <p>
        You put a loose trait into a pool and draw a random one, for 10 credits. Or three of a tier
        for one of the next, for 20: one joins the pool, two are burned. You see the odds first, and
        your browser checks the result. <Link to={paths.reroll}>Re-Roll</Link>
      </p>
    ),
  },
  {
    id: 'the-light',
    title: 'What is the Light?',
    body: (
      <>
        <p>
          The place where traits are burned. You choose up to 20 loose editions of one trait, type
          its name, and sign. They’re locked for 10 minutes, and you can take them back with another
          signature. After that they’re gone: no one can ever own them again, and neither you nor we
          can bring them back. <Link to={paths.theLight}>The Light</Link>
        </p>
        <p>
          You get nothing for it but a certificate, which stays on your profile and can’t be sold or
          given away. Fewer editions exist, but the trait’s rarity stays: that counts the avatars
          that wear it.
        </p>
      </>
    ),
  },
  {
    id: 'not-open',
    title: 'Why are some pages not open?',
    body: (
      <p>
        {PRODUCT_NAME} opens one feature at a time. A page marked “Not open yet” isn’t broken, and
        nothing on it can cost you anything.
      </p>
    ),
  },
];
