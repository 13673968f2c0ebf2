import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '@trait-market/contract/economy/collections';
import { MAX_PAGE, type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { errorText } from '@/lib/app-error';
import { cart } from '@/lib/cart/cart';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { readCoin } from '@/lib/economy/amounts/parse-amount';
import { parseCount } from '@/lib/economy/amounts/whole-number';
import type { Line } from '@/lib/actions/action';
import { listingsApi } from '@/lib/economy/orders/listings-api';
import { economyKeys } from '@/lib/economy/queries/keys';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { plainText } from '@/lib/format/plain-text';
import { useSession } from '@/lib/session/use-session';

import { cheapestOf } from './cheapest-of';
import { chosenText, countEditions } from './chosen-text';

/** The maximum number of editions that are added to the cart in one step. */
const MOST = 30;

const outcomeText = (wanted: number, found: readonly Line[], added: readonly Line[]): string => {
  if (found.length === 0)
    return 'There’s nothing to add. Everything that matches is already in your cart.';
  const text = `Added ${chosenText(added)}`;
  if (added.length < found.length) return `${text}. Your cart is full, so the rest was left out.`;
  return countEditions(added) < wanted
    ? `${text}. There are no more for sale.`
    : `${text}, cheapest first.`;
};

type SweepFormProps = { collections: readonly Collection[] };

function Form({ collections }: SweepFormProps) {
  const [address] = useSearchParams();
  const { address: buyer } = useSession();
  const queryClient = useQueryClient();
  const id = useId();
  const linked = collections.find(({ slug }) => slug === address.get('collection'));
  const [slug, setSlug] = useState((linked ?? collections[0])?.slug ?? '');
  const [slot, setSlot] = useState<Slot | ''>('');
  const [count, setCount] = useState('5');
  const [limit, setLimit] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const collection = collections.find((one) => one.slug === slug);
  if (collection === undefined) return null;

  const { chainId } = collection;
  const wanted = parseCount(count, MOST);
  const countError = wanted === undefined ? `Enter a whole number from 1 to ${MOST}.` : undefined;
  const maxPrice = limit.trim() === '' ? undefined : readCoin(limit);

  const sweep = async (most: number) => {
    setSearching(true);
    setAnnouncement('');
    try {
      const query = {
        chainId,
        collection: [slug],
        limit: MAX_PAGE,
        ...(slot === '' ? {} : { slot: [slot] }),
        ...(maxPrice?.value === undefined ? {} : { maxPrice: String(maxPrice.value) }),
        ...(buyer === undefined ? {} : { buyer }),
      };
      const { body } = await listingsApi.initQueryClient(queryClient).browse.fetchQuery({
        queryKey: economyKeys.listings('cheapest', query),
        queryData: { query },
        // A cached listing may have been filled since it was fetched.
        staleTime: 0,
      });
      const found = cheapestOf(body.items, most, cart.read());
      const added = found.filter(({ order, quantity }) => cart.add(order, quantity));
      setAnnouncement(outcomeText(most, found, added));
    } catch (error) {
      setAnnouncement(`Couldn’t find the cheapest: ${errorText(error)}`);
    } finally {
      setSearching(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wanted !== undefined && maxPrice?.error === undefined) void sweep(wanted);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <div className="grid gap-2">
          <Label htmlFor={`${id}-collection`}>Collection</Label>
          <NativeSelect
            id={`${id}-collection`}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
          >
            {collections.map((one) => (
              <option key={one.slug} value={one.slug}>
                {plainText(one.name)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className="grid gap-2">
          <Label htmlFor={`${id}-slot`}>Slot</Label>
          <NativeSelect
            id={`${id}-slot`}
            value={slot}
            onChange={({ target }) => setSlot(SLOTS.find((one) => one === target.value) ?? '')}
          >
            <option value="">Any</option>
            {SLOTS.map((one) => (
              <option key={one} value={one}>
                {slotNames[one]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <TextField
          label="How many"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={wasTried ? countError : undefined}
          onChange={({ target }) => setCount(target.value)}
        />
        <TextField
          label={`Maximum price for each, in ${coinSymbol(chainId, 'native')}`}
          placeholder="No limit"
          inputMode="decimal"
          autoComplete="off"
          value={limit}
          error={wasTried ? maxPrice?.error : undefined}
          onChange={({ target }) => setLimit(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" disabled={isSearching}>
          Add the cheapest
        </Button>
        <p role="status" className="text-sm">
          {announcement}
        </p>
      </div>
    </form>
  );
}

export function SweepForm() {
  const { data } = useCollections();
  return data === undefined || data.length === 0 ? null : (
    <Section title="Add the cheapest of a collection">
      <Form collections={data} />
    </Section>
  );
}
