import type { WalletAddress } from '@trait-market/contract/shared';

import { shownName } from '@/lib/format/shown-name';
import { usePublicProfile } from '@/lib/public-profile';
import { checksumAddress } from '@/lib/format/checksum-address';

/** The position at which a long address may break over two lines. */
const HALF = 22;

/** The recipient of a receipt: the username, if there is one, above the whole address. */
export function RecipientName({ address }: { address: WalletAddress }) {
  const { data } = usePublicProfile(address);
  const name = shownName(data?.username);
  const whole = checksumAddress(address);
  return (
    <>
      {name !== undefined && <span className="block wrap-anywhere">{name}</span>}
      <span className="block font-mono text-xs">
        {whole.slice(0, HALF)}
        <wbr />
        {whole.slice(HALF)}
      </span>
    </>
  );
}
