import { TERMS_UPDATED } from '@/config/constants';
import { DocumentPage } from '@/features/documents/document-page';
import { termsSections } from '@/features/documents/terms-sections';

export default function Terms() {
  return (
    <DocumentPage
      title="Terms"
      lead={`What you agree to by connecting a wallet. Updated ${TERMS_UPDATED}.`}
      sections={termsSections}
    />
  );
}
