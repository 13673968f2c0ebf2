import type { CollectionStats } from '@trait-market/contract/economy/collection-stats';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/price-text';
import { Section } from '@/components/page/section';
import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { paths } from '@/config/paths';
import { itemName } from '@/lib/economy/item-words';

/** The highest offers for traits of a collection, one for each trait. */
export function BestOffers({ offers: { items, total } }: { offers: CollectionStats['offers'] }) {
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
            {items.map(({ trait, price, floor }) => (
              <tr key={trait.id} className="border-t border-hairline">
                <td className="py-2 pr-3">
                  <Link to={paths.trait(trait.id)} className="group flex items-center gap-3">
                    <SafePicture
                      src={trait.imageUrl}
                      alt=""
                      size={40}
                      placeholder={<TraitPlaceholder />}
                      className="size-10 shrink-0 overflow-hidden rounded-control bg-wall"
                    />
                    <span className="line-clamp-2 min-w-0 wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                      {itemName({ kind: 'trait', trait, quantity: 1 })}
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
        <p className="mt-3 text-sm text-muted">
          Showing the best {items.length} of {total}.
        </p>
      )}
    </Section>
  );
}
