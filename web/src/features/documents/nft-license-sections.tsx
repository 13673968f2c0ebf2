import type { Section } from './document-page';

export const nftLicenseSections: readonly Section[] = [
  {
    id: 'what-you-own',
    title: 'What you own',
    body: (
      <p>
        The NFT: an entry on a blockchain that says which avatar or trait is yours. You may keep it,
        sell it, give it away or burn it. The drawing itself still belongs to the artists who made
        it.
      </p>
    ),
  },
  {
    id: 'what-you-may',
    title: 'What you may do with the art',
    body: (
      <ul>
        <li>Show it as your picture, anywhere.</li>
        <li>Print it, frame it, wear it, or make things with it for yourself.</li>
        <li>Show it when you offer the NFT for sale.</li>
        <li>Combine it with other traits, with Extract and Construct.</li>
      </ul>
    ),
  },
  {
    id: 'what-you-may-not',
    title: 'What you may not do',
    body: (
      <ul>
        <li>Claim that the art is your work, or register it as a trademark.</li>
        <li>Mint it again as another NFT.</li>
        <li>Use it to spread hatred, or to pass yourself off as the collection’s artists.</li>
        <li>Sell goods that show it, unless the collection’s own terms allow that.</li>
      </ul>
    ),
  },
  {
    id: 'moving-on',
    title: 'When the NFT changes hands',
    body: (
      <p>
        The license belongs to the holder of the NFT. When you sell or trade it, your license ends
        and the new holder’s begins. When a trait is taken off an avatar, its license goes with it.
        When an NFT is burned, its license ends.
      </p>
    ),
  },
  {
    id: 'collections',
    title: 'Collections with their own terms',
    body: (
      <p>
        A collection’s artists may allow more than this license does. If they do, their terms apply
        to their art.
      </p>
    ),
  },
];
