import { tabItem } from '../storage';

const storedOffset = tabItem('mockClockOffset');

const RealDate = globalThis.Date;
/** Changes below this come from the time that the request took. */
const TOLERANCE_MS = 2_000;

const shiftDate = (offsetOf: () => number): void => {
  const now = () => RealDate.now() + offsetOf();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};

const fetchOffset = async (world: string, controlUrl: string): Promise<number> => {
  const response = await fetch(`${controlUrl}/clock`, { headers: { 'x-mock-world': world } });
  const { now }: { now: string } = await response.json();
  return RealDate.parse(now) - RealDate.now();
};

/**
 * Sets the page's `Date` to the world's clock if the tab has chosen it. The stored time applies
 * immediately; a change on the control page applies when the tab is opened or shown again.
 * @param choice `on` or `off` from the page's address
 */
export const followMockClock = (choice: string | null, world: string, controlUrl: string): void => {
  if (choice === 'off') storedOffset.write('');
  if (choice === 'on') storedOffset.write(storedOffset.read() || '0');
  const stored = storedOffset.read();
  if (!stored) return;
  let offset = Number(stored);
  shiftDate(() => offset);
  const update = async (): Promise<void> => {
    const current = await fetchOffset(world, controlUrl);
    if (Math.abs(current - offset) < TOLERANCE_MS) return;
    offset = current;
    storedOffset.write(String(offset));
  };
  const updateIfVisible = () => {
    // Without the mock, the page keeps the last time.
    if (document.visibilityState === 'visible') void update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', updateIfVisible);
  updateIfVisible();
};
