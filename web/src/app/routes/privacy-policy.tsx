import { DocumentPage } from '@/features/documents/document-page';
import { privacySections } from '@/features/documents/privacy-sections';

export default function PrivacyPolicy() {
  return (
    <DocumentPage
      title="Privacy policy"
      lead="What is known about you here, who sees it, and how to be rid of it."
      sections={privacySections}
    />
  );
}
