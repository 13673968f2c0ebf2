import type { Section } from './document-page';

export const privacySections: readonly Section[] = [
  {
    id: 'what-we-hold',
    title: 'What is held about you',
    body: (
      <ul>
        <li>The address of your wallet, once you have signed in with it.</li>
        <li>What you put into your profile: a user name, a picture, an e-mail address.</li>
        <li>Your credit balances.</li>
        <li>Your answers to the tax declaration.</li>
      </ul>
    ),
  },
  {
    id: 'what-is-public',
    title: 'What others can see',
    body: (
      <p>
        Your user name and picture, under your wallet address. What your wallet does on a chain is
        public by the nature of the chain, with or without us. Your e-mail address and your tax
        answers are shown to nobody.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What is kept in your browser',
    body: (
      <>
        <p>There are no advertising cookies. The browser’s local storage holds:</p>
        <ul>
          <li>your access token, until you disconnect or it runs out;</li>
          <li>that you have accepted the terms;</li>
          <li>which wallet you used last, so that a reload does not sign you out;</li>
          <li>the address that you follow as a guest, if you follow one;</li>
          <li>which features are open, for a minute, and why your last session ended.</li>
        </ul>
        <p>
          Until you close the tab, it keeps how far you had scrolled and what you have filled into
          the tax declaration. Disconnect removes the token and that draft. Clearing the site’s data
          removes all of it.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else is involved',
    body: (
      <p>
        Your wallet, and the network nodes that it or this page asks about a chain, learn your
        address. Wallet connections by relay or by an exchange go through the services of their
        makers, and only when you choose them. Pictures come from the hosts of their collections,
        which are not told where you saw them. Nothing is sold to anybody.
      </p>
    ),
  },
  {
    id: 'what-is-counted',
    title: 'What is counted',
    body: (
      <p>
        Which kinds of pages are opened is counted, without your address, without what you searched
        for and without a cookie; so is which features are asked for. A browser that asks not to be
        tracked is not counted at all. The live chat loads only when you open it, and is told
        nothing of your wallet or account.
      </p>
    ),
  },
  {
    id: 'tax-answers',
    title: 'The tax declaration',
    body: (
      <p>
        It is asked because the law of Australia may require us to charge goods and services tax.
        The answers are used for that and for nothing else.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see and change your profile yourself. You may ask what is held about you, have it
        corrected, and have it erased unless the law makes us keep it. What stands on a chain can be
        erased by nobody.
      </p>
    ),
  },
];
