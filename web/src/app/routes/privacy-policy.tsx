import { DocumentPage } from '@/features/documents/document-page';
import { privacySections } from '@/features/documents/privacy-sections';

export default function PrivacyPolicy() {
  return (
    <DocumentPage
      title="Privacy policy"
      lead="What we know about you, who sees it, and how to have it erased."
      sections={privacySections}
    />
  );
}
