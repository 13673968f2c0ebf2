import { DocumentPage } from '@/features/documents/document-page';
import { helpSections } from '@/features/documents/help-sections';
import { questionsAndAnswers } from '@/features/documents/questions';
import { useServerMeta } from '@/lib/rendering/server-render';

export default function Help() {
  useServerMeta(
    import.meta.env.SSR && (() => ({ structuredData: [questionsAndAnswers(helpSections)] })),
  );
  return (
    <DocumentPage
      title="Help"
      lead="Short answers to common questions, and to the ones worth asking before you make an offer."
      sections={helpSections}
    />
  );
}
