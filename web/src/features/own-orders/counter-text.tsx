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
  const { kind, unitPrice } = counter;
  return (
    <p className="text-sm wrap-anywhere">
      <Link
        to={to}
        className="font-semibold text-foreground underline decoration-hairline underline-offset-4 hover:decoration-accent"
      >
        {kind === 'trade' || unitPrice === null
          ? `${who} countered this trade`
          : `${who} countered at ${eachText(counter, unitPrice).replaceAll(' ', '\u00A0')}`}
      </Link>
    </p>
  );
}

/** Says that the user countered a received offer or trade, with a link to the own order. */
export function OwnCounter({ counter }: { counter: WalletOrder }) {
  return <CounterText counter={counter} who="You" to={orderPath(counter)} />;
}

/** Says that an own offer or trade was countered, with a link to where the user can accept the counter. */
export function ReceivedCounter({ order }: { order: WalletOrder }) {
  const { address } = order.maker;
  const kind = order.kind === 'trade' ? 'trade' : 'listing';
  const token = useToken();
  const { data } = walletsApi.orders.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'counters', kind, address.toLowerCase()),
    queryData: {
      params: { address },
      query: { side: 'received', kind, limit: MAX_PAGE },
    },
    select: ({ body }) => body.items,
  });
  const counter = data && counterOf(order, data);
  return (
    counter && (
      <CounterText
        counter={counter}
        who={partyName(counter.maker)}
        to={paths.dashboardReceived(kind, counter.hash)}
      />
    )
  );
}
