import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NextLink } from '@/components/next-link';
import { SafePicture } from '@/components/safe-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { collectionsApi } from '@/lib/economy/collections/collections-api';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { plainText } from '@/lib/format/plain-text';
import { writePlayAddress } from '@/lib/looks/play-address';
import { useSession } from '@/lib/session/use-session';
import { Section } from '@/components/page/section';

/** Returns the path of an avatar's picture that includes a trait (`avatars.image`). */
const dressedPicture = ({ collection, tokenId }: AvatarRef, traitId: string): string => {
  const [where, which, what] = [collection, tokenId, traitId].map(encodeURIComponent);
  return `/economy/v1/avatars/${where}/${which}/image.svg?with=${what}`;
};

const SHOWN = 6;

const keyOf = ({ collection, tokenId }: AvatarRef): string => `${collection}/${tokenId}`;

/** Returns avatars to preview the trait on: first the user's, then examples of the collection. */
const usePreviewAvatars = ({
  collection,
}: TraitDetail): { own: number; models: AvatarRef[]; isPending: boolean } => {
  const { address } = useSession();
  const { data: owned } = useOwnedAvatars(address, collection);
  const { data: faces, isPending } = collectionsApi.detail.useQuery({
    queryKey: economyKeys.collection(collection),
    queryData: { params: { slug: collection } },
    select: ({ body }) => body.faces,
  });
  const own = (owned ?? []).map(({ avatar }) => avatar);
  const others = (faces ?? []).filter((face) => !own.some((one) => keyOf(one) === keyOf(face)));
  const models = [...own, ...others].slice(0, SHOWN);
  return { own: Math.min(own.length, SHOWN), models, isPending };
};

/** A placeholder with the final height, so that the content below doesn't shift. */
function Loading() {
  return (
    <Section title="On an avatar">
      <Skeleton className="aspect-square w-full rounded-card" />
      <Skeleton className="mt-3 h-5 w-3/4 rounded-control" />
      <div className="mt-3 grid grid-cols-6 gap-2">
        {Array.from({ length: SHOWN }, (_, position) => (
          <Skeleton key={position} className="aspect-square rounded-control" />
        ))}
      </div>
    </Section>
  );
}

function FurtherLooks({ trait: { id, collection } }: { trait: TraitDetail }) {
  const isPlaygroundOpen = useFeatureEnabled('playground');
  const hasLooks = useFeatureEnabled('constructions');
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {isPlaygroundOpen && (
        <NextLink to={paths.playground + writePlayAddress({ collection }, [id])}>
          Try it on in the playground
        </NextLink>
      )}
      {hasLooks && <NextLink to={paths.constructionsWith(id)}>Looks with this trait</NextLink>}
    </p>
  );
}

export function AvatarPreview({ trait }: { trait: TraitDetail }) {
  const { own, models, isPending } = usePreviewAvatars(trait);
  const [chosen, setChosen] = useState<string>();
  const model = models.find((one) => keyOf(one) === chosen) ?? models[0];
  if (model === undefined) return isPending ? <Loading /> : null;
  const isOwn = models.indexOf(model) < own;
  const name = avatarName(model);
  return (
    <Section title="On an avatar">
      <SafePicture
        src={dressedPicture(model, trait.id)}
        alt={`${name} with ${plainText(trait.value)}`}
        size={480}
        className="aspect-square w-full overflow-hidden rounded-card bg-wall"
      />
      <p className="mt-3 text-sm text-muted">
        Preview: {isOwn && <span>{'your avatar '}</span>}
        <Link
          to={paths.avatar(model)}
          className="font-semibold text-foreground underline decoration-hairline underline-offset-4 hover:decoration-accent"
        >
          {name}
        </Link>{' '}
        wearing this trait. Nothing changes.
      </p>
      {models.length > 1 && (
        <ul className="mt-3 grid grid-cols-6 gap-2">
          {models.map((one) => (
            <li key={keyOf(one)}>
              <button
                type="button"
                aria-pressed={one === model}
                aria-label={`Try it on ${avatarName(one)}`}
                onClick={() => setChosen(keyOf(one))}
                className="block w-full cursor-pointer overflow-hidden rounded-control border-2 border-transparent bg-wall aria-pressed:border-foreground"
              >
                <SafePicture src={one.imageUrl} size={72} className="aspect-square w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FurtherLooks trait={trait} />
    </Section>
  );
}
