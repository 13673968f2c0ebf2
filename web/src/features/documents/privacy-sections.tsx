import type { Section } from './document-page';

export const privacySections: readonly Section[] = [
  {
    id: 'what-we-hold',
    title: 'What we keep about you',
    body: (
      <ul>
        <li>Your wallet address, once you’ve signed in with it.</li>
        <li>What you add to your profile: a username, a picture, an email address.</li>
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
        Your wallet address with your username and picture. What your wallet does on a blockchain is
        always public, with or without us. We show no one your email address or your tax answers.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What your browser keeps',
    body: (
      <>
        <p>There are no advertising cookies. The browser’s local storage holds:</p>
        <ul>
          <li>your access token, until you disconnect or it expires;</li>
          <li>
            that you have accepted the terms, which notice you have dismissed, and which theme you
            chose;
          </li>
          <li>which wallet you used last, so that reloading doesn’t sign you out;</li>
          <li>the address you follow as a guest, if any;</li>
          <li>
            the market’s signed receipts for your latest draws and the last state of its public draw
            log, as evidence for you;
          </li>
          <li>which features are open, for a minute, and why your last session ended.</li>
        </ul>
        <p>
          Until you close the tab, it also keeps how far you’ve scrolled and what you’ve entered in
          the tax declaration. Disconnecting removes the token and that draft. Clearing the site’s
          data removes everything.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else is involved',
    body: (
      <p>
        Your wallet, and the network nodes that it or this page connects to, see your address. If
        you connect through a relay or an exchange, its provider’s services are involved too.
        Pictures come from their collections’ servers, which don’t learn where you saw them. We
        don’t sell your data to anyone.
      </p>
    ),
  },
  {
    id: 'what-is-counted',
    title: 'What we count',
    body: (
      <p>
        We count which kinds of pages and features are opened, without your address, your searches
        or a cookie. If your browser asks not to be tracked, we don’t count it at all. The live chat
        loads only when you open it, and learns nothing about your wallet or account.
      </p>
    ),
  },
  {
    id: 'tax-answers',
    title: 'The tax declaration',
    body: (
      <p>
        We ask because Australian law may require us to charge goods and services tax. We use your
        answers for that and nothing else.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see and change your profile yourself. You may ask what we keep about you, have it
        corrected, and have it erased unless the law requires us to keep it. No one can erase what’s
        on a blockchain.
      </p>
    ),
  },
];
