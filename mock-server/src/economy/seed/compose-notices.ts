import type { LedgerContext } from '../orders/market-context';
import type { Draft } from '../notices/draft';
import { noticesFromActivity } from '../notices/from-activity';
import { tell } from '../notices/inbox';
import { noticeKey } from '../tables/keys';
import { DAY_MS, type SeedMarket } from './seed-market';

const OF_A_KIND = 3;
const READ_BEFORE_DAYS = 3;

/** Creates notices from activities, because past sales have no stored order. */
const soldBy = ({ tables }: LedgerContext, demo: string): Draft[] =>
  tables.log.of('wallet', demo).flatMap((activity): Draft[] => {
    const { id, at, type, from, to, goods, chainId, price } = activity;
    // Only a sale for native currency is a sold listing; wrapped tokens mean an accepted offer.
    if (type !== 'sale' || from !== demo || to === null || price?.coin !== 'native') return [];
    return [
      {
        subject: `fill ${id}`,
        at,
        content: {
          kind: 'sold',
          orderHash: null,
          orderKind: 'listing',
          goods,
          inReturn: [],
          by: to,
          price: price && { chainId, ...price },
        },
      },
    ];
  });

export const composeNotices = (
  { accounts, anchor }: Pick<SeedMarket, 'accounts' | 'anchor'>,
  context: LedgerContext,
): void => {
  const [demo] = accounts;
  if (demo === undefined) return;
  const { tables } = context;
  const found = [
    ...soldBy(context, demo),
    ...noticesFromActivity(context, demo, tables.log.all().toReversed()),
  ].toSorted((one, other) => other.at - one.at);
  const latest = [...new Set(found.map(({ content }) => content.kind))].flatMap((kind) =>
    found.filter(({ content }) => content.kind === kind).slice(0, OF_A_KIND),
  );
  const none = { account: demo, activity: 0, last: 0, off: [] };
  tables.watches.put(demo, tell(tables, none, latest));
  for (const row of tables.inbox.findBy('account', demo)) {
    if (anchor - row.at < READ_BEFORE_DAYS * DAY_MS) continue;
    tables.inbox.put(noticeKey(demo, row.subject), { ...row, readAt: row.at + DAY_MS / 8 });
  }
};
