import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { onEachItem, onItems } from './fields';
import { sharedList, withoutLimit } from './saved';

const SAVED = 'economy.alerts.save/flow/saved, changed and removed';
const FIRED = 'economy.alerts.list/flow/fired once';

const E311 = 'E311 A wallet has up to 50 price alerts that only it can see and remove';
const E312 = 'E312 A price alert fires once, when another wallet lists for its price or less';

export const alertMutants: readonly EconomyMutant[] = [
  ...patched(SAVED, E311, {
    'A wallet can have any number of price alerts': () => withoutLimit('economy.alerts.save'),
    'Price alerts of one wallet are shown to another': () => sharedList('economy.alerts.list'),
    'A changed price alert keeps its old price': () =>
      onEachItem('economy.alerts.list', (alert) => ({ ...alert, maxPrice: '1000' })),
  }),
  ...patched(FIRED, E312, {
    'A price alert never fires': () =>
      onEachItem('economy.alerts.list', (alert) => ({ ...alert, fired: null })),
    'A price alert fires at any price': () =>
      onEachItem('economy.alerts.list', (alert) => {
        const { about, floors } = alert;
        const [price] = Array.isArray(floors) ? floors : [];
        const trait = typeof about === 'object' && about && 'trait' in about ? about.trait : null;
        const at = new Date().toISOString();
        const fired = { at, orderHash: `0x${'1'.repeat(64)}`, trait, price };
        return { ...alert, fired: alert['fired'] ?? (price ? fired : null) };
      }),
    'A price alert is announced twice': () =>
      onItems('economy.notices.list', (items) =>
        items.flatMap((notice) =>
          notice['kind'] === 'price-alert'
            ? [notice, { ...notice, id: `${String(notice['id'])}-2` }]
            : [notice],
        ),
      ),
  }),
];
