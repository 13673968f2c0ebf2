import type { Section } from './document-page';

export const nftLicenseSections: readonly Section[] = [
  {
    id: 'what-you-own',
    title: 'What you own',
    body: (
      <p>
        The NFT: an entry on a chain that says which avatar or trait is yours. You may keep it, sell
        it, give it away or burn it. The drawing itself remains the work of those who made it.
      </p>
    ),
  },
  {
    id: 'what-you-may',
    title: 'What you may do with the art',
    body: (
      <ul>
        <li>Show it as your picture, anywhere.</li>
        <li>Print it, frame it, wear it, make things of it for yourself.</li>
        <li>Show it when you offer the NFT for sale.</li>
        <li>Combine it with other traits, as the benches here allow.</li>
      </ul>
    ),
  },
  {
    id: 'what-you-may-not',
    title: 'What you may not do',
    body: (
      <ul>
        <li>Claim that the art is your work, or register it as a trade mark.</li>
        <li>Mint it again as another NFT.</li>
        <li>Use it to spread hatred, or to pass yourself off as the collection’s makers.</li>
        <li>Sell goods that bear it, unless the collection’s own terms allow that.</li>
      </ul>
    ),
  },
  {
    id: 'moving-on',
    title: 'When the NFT moves on',
    body: (
      <p>
        The license belongs to whoever holds the NFT. When you sell or trade it, your license ends
        and the new holder’s begins. When a trait is taken off an avatar, its license goes with the
        trait. When it is burned, the license ends.
      </p>
    ),
  },
  {
    id: 'collections',
    title: 'Collections with terms of their own',
    body: (
      <p>
        A collection’s makers may allow more than this license does. Where they do, theirs holds for
        their art.
      </p>
    ),
  },
];
