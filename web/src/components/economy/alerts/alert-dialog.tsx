import { MAX_ALERTS, type SaveAlert } from '@trait-market/contract/economy/alerts';
import type { Order } from '@trait-market/contract/economy/orders';
import type { Price, Unit } from '@trait-market/contract/economy/shared';
import { useId, useRef, useState } from 'react';

import { percentsBelow, type PriceChoice } from '@/components/economy/prices/price-choices';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { errorText } from '@/lib/app-error';
import { alertPrice, isAbout } from '@/lib/economy/alerts/alert-words';
import { useAlerts, useSaveAlert } from '@/lib/economy/alerts/use-alerts';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { type Counted, countedIn, priceLabels } from '@/lib/economy/orders/price-labels';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { newUuid } from '@/lib/format/generate-id';
import { useSession } from '@/lib/session/use-session';
import { useSendOnce } from '@/lib/use-send-once';

import { AlertRow } from './alert-row';
import { PriceFields, type AlertPrice } from './price-fields';

export type AlertSubject = {
  about: SaveAlert['about'];
  words: string;
  /** The current floor, if it is loaded. */
  floor?: Price | null;
  lastSale?: Price | null;
  /** The cheapest avatar of the collection, for an alert about one avatar. */
  collectionFloor?: Price | null | undefined;
};

/**
 * Returns the cheapest listing of other users, undefined for alerts about a search and while it
 * loads, and whether an own listing is cheaper.
 */
const useCheapest = (about: SaveAlert['about'] | undefined) => {
  const { address } = useSession();
  const { data } = useTraitOrders(about?.kind === 'trait' ? about.id : undefined, 'listing');
  const cheapest = data && (bestOfOthers(data.items, address) ?? null);
  return { cheapest, counted: countedIn(data?.items[0]?.unitPrice, cheapest?.unitPrice) };
};

/**
 * Returns prices to start from: the floor without own listings, prices below it and the last sale;
 * for an avatar its own price, or the floor of its collection while it isn't for sale (E576).
 */
const choicesOf = (
  { about, floor: ownPrice, lastSale, collectionFloor }: AlertSubject,
  floor: Price | null | undefined,
  counted: Counted,
): PriceChoice[] => {
  const last = { label: 'Last sale', price: lastSale ?? null };
  if (about.kind === 'trait')
    return [
      { label: priceLabels.floor[counted], price: floor },
      ...percentsBelow(floor, 'floor'),
      last,
    ];
  if (collectionFloor === undefined && lastSale === undefined) return [];
  const ofCollection = { label: 'Collection floor', price: collectionFloor };
  return ownPrice
    ? [
        { label: 'Price now', price: ownPrice },
        ...percentsBelow(ownPrice, 'price'),
        ofCollection,
        last,
      ]
    : [ofCollection, ...percentsBelow(collectionFloor, 'collection floor'), last];
};

type FormProps = {
  subjects: readonly AlertSubject[];
  unit: Unit;
  isFull: boolean;
  onClose: () => void;
};

type BuyButtonProps = { order: Order; onClose: () => void };

/** Only a trait's page, which can start actions, has the listings of an alert's trait. */
function BuyButton({ order, onClose }: BuyButtonProps) {
  const { start } = useActions();
  return (
    <Button
      size="sm"
      onClick={() => {
        onClose();
        start({ kind: 'buy', order });
      }}
    >
      Buy it now
    </Button>
  );
}

function NewAlert({ subjects, unit, isFull, onClose }: FormProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  // Clears the price field after an alert has been saved.
  const [saved, setSaved] = useState(0);
  const saving = useSaveAlert();
  const send = useSendOnce(saving);
  const subject = subjects[chosen] ?? subjects[0];
  const { cheapest, counted } = useCheapest(subject?.about);
  const currentPrice = cheapest?.unitPrice ?? subject?.floor;
  if (subject === undefined) return null;
  // A search's price is that of one avatar, which only its page passes and only for others' avatars.
  const reachable = subject.about.kind === 'trait' ? cheapest?.unitPrice : subject.floor;
  const choices = choicesOf(subject, cheapest && cheapest.unitPrice, counted);
  const save = (price: AlertPrice) => {
    setAnnouncement('');
    const params = { id: newUuid() };
    send({ params, body: { about: subject.about, ...price } }, () => {
      setAnnouncement(`Alert set at ${alertPrice(price)} or less.`);
      setSaved(saved + 1);
    });
  };
  return (
    <div className="grid gap-4">
      {subjects.length > 1 && (
        <div className="grid gap-2">
          <Label htmlFor={id}>For</Label>
          <NativeSelect
            id={id}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {subjects.map(({ words }, position) => (
              <option key={words} value={position}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      <PriceFields
        key={saved}
        defaultUnit={unit}
        failure={saving.error ? errorText(saving.error) : undefined}
        floors={reachable ? [reachable] : []}
        choices={choices}
        buyButton={cheapest && <BuyButton order={cheapest} onClose={onClose} />}
        onSubmit={save}
      >
        {(isReached) => (
          <>
            {currentPrice && !isReached && choices.length === 0 && (
              <p className="text-sm text-muted">It costs {shortPrice(currentPrice)} now.</p>
            )}
            <Button
              type="submit"
              size="lg"
              variant={isReached ? 'outline' : 'default'}
              aria-busy={saving.isPending}
              disabled={isFull}
            >
              {isReached ? 'Set alert anyway' : 'Set alert'}
            </Button>
          </>
        )}
      </PriceFields>
      {isFull && (
        <p className="text-sm text-muted">
          You’ve reached the limit of {MAX_ALERTS} alerts. Remove one on your watchlist first.
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {announcement}
      </p>
    </div>
  );
}

type AlertDialogProps = {
  subjects: readonly AlertSubject[];
  unit: Unit;
  onClose: () => void;
  onClosed: () => void;
};

function Content({ subjects, unit, onClose }: Omit<AlertDialogProps, 'onClosed'>) {
  const query = useAlerts();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isSignedIn } = query;
  if (!isSignedIn)
    return (
      <p className="text-sm">
        Connect your wallet first. Alerts are saved to your account, and no one else sees them.
      </p>
    );
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-40 w-full rounded-control" />
    ) : (
      <QueryFailure title="Couldn’t load your alerts" query={query} />
    );
  const own = data.filter((alert) => subjects.some(({ about }) => isAbout(alert, about)));
  return (
    <>
      <NewAlert
        subjects={subjects}
        unit={unit}
        isFull={data.length >= MAX_ALERTS}
        onClose={onClose}
      />
      <div ref={list} tabIndex={-1} className="outline-none empty:absolute">
        {own.length > 0 && (
          <ul aria-label="Alerts that you have" className="border-t border-hairline">
            {own.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
      {data.length > own.length && <NextLink to={paths.watchlist}>See all your alerts</NextLink>}
    </>
  );
}

export function AlertDialog({ subjects, unit, onClose, onClosed }: AlertDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>Price alert</DialogTitle>
        <DialogDescription>
          You’ll be notified once, as soon as someone lists at your price or less. Prices in other
          currencies are compared at current rates.
        </DialogDescription>
        <Content subjects={subjects} unit={unit} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
