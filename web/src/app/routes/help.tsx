import { DocumentPage } from '@/features/documents/document-page';
import { helpSections } from '@/features/documents/help-sections';

export default function Help() {
  return (
    <DocumentPage
      title="Help"
      lead="Short answers to common questions, and to the ones worth asking before you make an offer."
      sections={helpSections}
    />
  );
}
