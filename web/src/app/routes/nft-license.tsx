import { DocumentPage } from '@/features/documents/document-page';
import { nftLicenseSections } from '@/features/documents/nft-license-sections';

export default function NftLicense() {
  return (
    <DocumentPage
      title="NFT license"
      lead="What owning an avatar or a trait allows you to do with its picture."
      sections={nftLicenseSections}
    />
  );
}
