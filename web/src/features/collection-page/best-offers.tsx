import type { CollectionStats } from '@trait-market/contract/economy/collections';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { useActions } from '@/lib/actions/actions-context';
import { itemKey, itemName, itemPath, itemPicture } from '@/lib/economy/orders/item-words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type BestOffersProps = { slug: string; offers: CollectionStats['offers'] };

/** Lists the best offer for each single trait and for each set of traits. */
export function BestOffers({ slug, offers: { items, total } }: BestOffersProps) {
  const actions = useActions();
  return (
    <Section
      title="Offers"
      aside={total > 0 && <span className="text-sm text-muted tabular-nums">{total}</span>}
    >
      {items.length === 0 ? (
        <p className="text-sm text-muted">
          No offers yet. On a trait’s page you can offer for it, and any holder can accept.
        </p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="pr-3 pb-1 font-normal">
                Trait
              </th>
              <th scope="col" className="pr-3 pb-1 text-right font-normal">
                Best offer
              </th>
              <th scope="col" className="hidden pb-1 text-right font-normal sm:table-cell">
                Floor
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item, price, floor }) => (
              <tr key={itemKey(item)} className="border-t border-hairline">
                <td className="py-2 pr-3">
                  <Link to={itemPath(item)} className="group flex items-center gap-3">
                    <SafePicture
                      src={itemPicture(item)}
                      alt=""
                      size={40}
                      placeholder={<TraitPlaceholder />}
                      className="size-10 shrink-0 overflow-hidden rounded-control bg-wall"
                    />
                    <span className="line-clamp-2 min-w-0 wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                      {capital(itemName(item))}
                    </span>
                  </Link>
                </td>
                <td className="py-2 pr-3 text-right font-semibold">
                  <PriceText price={price} />
                </td>
                <td className="hidden py-2 text-right text-muted sm:table-cell">
                  {floor ? <PriceText price={floor} /> : 'Not listed'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm text-muted">{`Showing the best ${items.length} of ${total}.`}</p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        onClick={() => actions.start({ kind: 'offerAny', collection: slug })}
      >
        Make a collection offer
      </Button>
    </Section>
  );
}
