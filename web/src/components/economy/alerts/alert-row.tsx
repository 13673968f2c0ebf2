import type { Alert, SaveAlert } from '@trait-market/contract/economy/alerts';
import { CHAIN_IDS, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { PictureLink } from '@/components/picture-link';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/app-error';
import {
  alertName,
  alertPath,
  alertPrice,
  firedItem,
  subjectOf,
} from '@/lib/economy/alerts/alert-words';
import { useRemoveAlert, useSaveAlert } from '@/lib/economy/alerts/use-alerts';
import { itemName, itemPath } from '@/lib/economy/orders/item-words';
import { dayText } from '@/lib/format/dates';
import { useSendOnce } from '@/lib/use-send-once';

import { PriceFields } from './price-fields';

const link = 'underline decoration-hairline underline-offset-4 hover:decoration-accent';

function Floors({ floors }: { floors: Alert['floors'] }) {
  if (floors.length === 0) return <span>Not for sale now</span>;
  return (
    <span>
      <span>Floor now </span>
      {floors.map((floor, position) => (
        <span key={floor.chainId}>
          {position > 0 && <span> and </span>}
          <PriceText price={floor} /> <CardEstimate price={floor} />
        </span>
      ))}
    </span>
  );
}

function Reached({ about, fired }: { about: Alert['about']; fired: NonNullable<Alert['fired']> }) {
  const { price, at } = fired;
  const item = firedItem(fired);
  return (
    <span>
      <strong className="font-semibold text-success">Reached</strong>
      <span>{` on ${dayText(new Date(at))}: `}</span>
      {about.kind === 'search' && item && (
        <span>
          <Link to={itemPath(item)} className={link}>
            {itemName(item)}
          </Link>
          <span> for </span>
        </span>
      )}
      <PriceText price={price} />
    </span>
  );
}

type ChangeProps = { alert: Alert; subject: SaveAlert['about']; onDone: () => void };

function Change({ alert, subject, onDone }: ChangeProps) {
  const saving = useSaveAlert();
  const send = useSendOnce(saving);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  return (
    <div ref={form} className="mt-2 max-w-sm">
      <PriceFields
        before={alert}
        defaultUnit={alert.unit}
        failure={saving.error ? errorText(saving.error) : undefined}
        floors={alert.floors}
        onSubmit={(price) =>
          send({ params: { id: alert.id }, body: { about: subject, ...price } }, onDone)
        }
      >
        {(isReached) => (
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              size="sm"
              variant={isReached ? 'outline' : 'default'}
              aria-busy={saving.isPending}
            >
              {isReached ? 'Save alert anyway' : 'Save alert'}
            </Button>
            <Button size="sm" variant="outline" onClick={onDone}>
              Cancel
            </Button>
          </div>
        )}
      </PriceFields>
    </div>
  );
}

type AlertRowProps = { alert: Alert; picture?: ReactNode; onRemoved: () => void };

export function AlertRow({ alert, picture, onRemoved }: AlertRowProps) {
  const [isChanging, setChanging] = useState(false);
  const removing = useRemoveAlert();
  const remove = useSendOnce(removing);
  const change = useRef<HTMLButtonElement>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) change.current?.focus();
  }, [isDone]);
  const name = alertName(alert);
  const subject = subjectOf(alert);
  const words = `${name} at ${alertPrice(alert)}`;
  const chainId = CHAIN_IDS.find((id) => UNIT_OF_CHAIN[id] === alert.unit);
  return (
    <li className="flex gap-4 border-t border-hairline py-3 first:border-t-0">
      {picture && <PictureLink to={alertPath(alert)}>{picture}</PictureLink>}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 grow basis-64">
            <Link to={alertPath(alert)} className={`font-semibold wrap-anywhere ${link}`}>
              {name}
            </Link>
            <p className="text-sm">
              At <span className="font-semibold tabular-nums">{alertPrice(alert)}</span> or less
              {chainId && <RowEstimate price={{ chainId, amount: alert.maxPrice }} />}
            </p>
            <p className="text-sm text-muted">
              {alert.fired ? (
                <Reached about={alert.about} fired={alert.fired} />
              ) : (
                <Floors floors={alert.floors} />
              )}
            </p>
          </div>
          {!isChanging && (
            <div className="-ml-3 flex">
              {subject !== undefined && (
                <Button
                  ref={change}
                  size="sm"
                  variant="ghost"
                  aria-label={`Change alert: ${words}`}
                  onClick={() => {
                    setDone(false);
                    setChanging(true);
                  }}
                >
                  {alert.fired === null ? 'Change' : 'Set again'}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove alert: ${words}`}
                aria-busy={removing.isPending}
                onClick={() => remove({ params: { id: alert.id } }, onRemoved)}
              >
                Remove
              </Button>
            </div>
          )}
        </div>
        {removing.error !== null && (
          <p role="alert" className="text-sm text-danger">
            {errorText(removing.error)}
          </p>
        )}
        {isChanging && subject !== undefined && (
          <Change
            alert={alert}
            subject={subject}
            onDone={() => {
              setChanging(false);
              setDone(true);
            }}
          />
        )}
      </div>
    </li>
  );
}
