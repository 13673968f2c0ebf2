import { DocumentPage } from '@/features/documents/document-page';
import { nftLicenseSections } from '@/features/documents/nft-license-sections';

export default function NftLicense() {
  return (
    <DocumentPage
      title="NFT license"
      lead="What you may do with the picture of an avatar or trait that you own."
      sections={nftLicenseSections}
    />
  );
}
