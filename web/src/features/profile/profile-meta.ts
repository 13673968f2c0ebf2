import type { WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';

import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { shortenAddress } from '@/lib/format/shorten-address';
import { linkPicture } from '@/lib/page-meta/link-picture';
import type { PageMeta } from '@/lib/rendering/server-render';

type Profile = { address: WalletAddress; username: string | undefined; hasPicture: boolean };

/** Describes a wallet with its public name, if it has one. */
export const profileMeta = ({ address, username, hasPicture }: Profile): PageMeta => {
  // The address may have any letter case.
  const wallet = getAddress(`0x${address.slice(2).toLowerCase()}`);
  const path = paths.profile(wallet);
  const name = username ?? shortenAddress(wallet);
  const picture = linkPicture('profiles', [wallet], `${name}, a collector on ${PRODUCT_NAME}`);
  return {
    description: `The avatars and traits of ${name}, what they buy, sell and construct. Wallet ${shortenAddress(wallet)}.`,
    ...(hasPicture && { picture }),
    canonical: path,
    structuredData: [
      {
        '@type': 'ProfilePage',
        url: path,
        mainEntity: { '@type': 'Person', name, identifier: wallet, url: path },
      },
    ],
  };
};
