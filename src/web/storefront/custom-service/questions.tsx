import type { ContentBlock } from '#domain/content/content-block.ts';
import { useT } from '#i18n/react.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Link } from '#ui/link.tsx';

/** Titled items written by staff are shown as questions that open. */
export function Questions({ block }: { block: ContentBlock }) {
  const t = useT();
  return (
    <section className="request-questions" aria-labelledby="questions-title">
      <header>
        <h2 id="questions-title">{block.title}</h2>
        {block.lead && <p>{block.lead}</p>}
        <Link to="/faq#custom-work" variant="arrow">
          {t('enquiries.customService.moreQuestions')}
        </Link>
      </header>
      <Accordion
        items={block.items.map(({ title, text }) => ({ id: title, title, content: text }))}
      />
    </section>
  );
}
