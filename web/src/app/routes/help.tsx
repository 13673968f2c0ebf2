import { DocumentPage } from '@/features/documents/document-page';
import { helpSections } from '@/features/documents/help-sections';

export default function Help() {
  return (
    <DocumentPage
      title="Help"
      lead="Short answers to what is asked most, and to what ought to be asked before an offer."
      sections={helpSections}
    />
  );
}
