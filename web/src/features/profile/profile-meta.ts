import type { ShownItem } from '@trait-market/contract/economy/showcases';
import type { WalletAddress } from '@trait-market/contract/shared';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { shownName, shownPath } from '@/lib/economy/showcases/shown-words';
import { checksumAddress } from '@/lib/format/checksum-address';
import { shortenAddress } from '@/lib/format/shorten-address';
import { linkPicture } from '@/lib/page-meta/link-picture';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

type Profile = {
  address: WalletAddress;
  username: string | undefined;
  hasPicture: boolean;
  shown: readonly ShownItem[];
};

/** The maximum number of items that the description names. */
const NAMED = 4;

const countText = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

/** Describes the wallet's showcase, whose picture has four of its items. */
const showcaseMeta = (name: string, wallet: WalletAddress, shown: readonly ShownItem[]) => {
  const names = shown.slice(0, NAMED).map(shownName);
  return {
    description: `${countText(shown.length)} on show: ${names.join(', ')}${shown.length > NAMED ? ' and more' : ''}. Wallet ${shortenAddress(wallet)}.`,
    picture: linkPicture('showcases', [wallet], `The showcase of ${name}: ${names.join(', ')}`),
  };
};

/** Describes a wallet with its public name, if it has one. */
export const profileMeta = ({ address, username, hasPicture, shown }: Profile): PageMeta => {
  const wallet = checksumAddress(address);
  const path = paths.profile(wallet);
  const name = username ?? shortenAddress(wallet);
  const picture = linkPicture('profiles', [wallet], `${name}, a collector on ${PRODUCT_NAME}`);
  return {
    description: `The avatars and traits of ${name}, what they buy, sell and construct. Wallet ${shortenAddress(wallet)}.`,
    ...(hasPicture && { picture }),
    ...(shown.length > 0 && showcaseMeta(name, wallet, shown)),
    canonical: path,
    structuredData: [
      {
        '@type': 'ProfilePage',
        url: path,
        mainEntity: { '@type': 'Person', name, identifier: wallet, url: path },
      },
      ...(shown.length > 0
        ? [
            itemList(
              'Showcase',
              shown.map((item) => ({ name: shownName(item), path: shownPath(item) })),
            ),
          ]
        : []),
    ],
  };
};
