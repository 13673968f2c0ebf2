import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { partyName } from '@/lib/page-meta/party-name';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

import { counterOf } from './counter-of';
import { orderPath } from './order-path';
import { eachText } from './terms-text';

type CounterTextProps = { counter: WalletOrder; who: string; to: string };

function CounterText({ counter, who, to }: CounterTextProps) {
  if (counter.unitPrice === null) return null;
  return (
    <p className="text-sm wrap-anywhere">
      <Link
        to={to}
        className="font-semibold underline decoration-hairline underline-offset-4 hover:decoration-accent"
      >
        {`${who} countered at ${eachText(counter, counter.unitPrice).replaceAll(' ', '\u00A0')}`}
      </Link>
    </p>
  );
}

/** Says at what price the user countered a received offer, with a link to the own listing. */
export function OwnCounter({ counter }: { counter: WalletOrder }) {
  return <CounterText counter={counter} who="You" to={orderPath(counter)} />;
}

/** Says at what price an owner countered an own offer, with a link to where the user can buy it. */
export function ReceivedCounter({ offer }: { offer: WalletOrder }) {
  const { address } = offer.maker;
  const token = useToken();
  const { data } = walletsApi.orders.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'reserved-listings', address.toLowerCase()),
    queryData: {
      params: { address },
      query: { side: 'received', kind: 'listing', limit: MAX_PAGE },
    },
    select: ({ body }) => body.items,
  });
  const counter = data && counterOf(offer, data);
  return (
    counter && (
      <CounterText
        counter={counter}
        who={partyName(counter.maker)}
        to={paths.dashboardReserved(counter.hash)}
      />
    )
  );
}
