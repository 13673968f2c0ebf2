import { economyKeys } from '../queries/keys';
import { tokensApi } from './tokens-api';

export const useTraitMetadata = (id: string) =>
  tokensApi.traitMetadata.useQuery({
    queryKey: economyKeys.trait(id, 'metadata'),
    queryData: { params: { id } },
    select: ({ body }) => body,
  });

export const useAvatarMetadata = (collection: string, tokenId: string) =>
  tokensApi.avatarMetadata.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'metadata'),
    queryData: { params: { collection, tokenId } },
    select: ({ body }) => body,
  });
