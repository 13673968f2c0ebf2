import { OfferDepth } from './offer-depth';
import { PastOffers } from './past-offers';

export function OfferRecords({ id }: { id: string }) {
  return (
    <div className="grid gap-14">
      <OfferDepth id={id} />
      <PastOffers id={id} />
    </div>
  );
}
