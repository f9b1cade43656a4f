import type { WorkDetail } from '#domain/work/work.ts';
import { KhatamMark } from '#ui/khatam.tsx';

export function ClientQuote({ work: { quote, client } }: { work: WorkDetail }) {
  if (!quote) return null;
  return (
    <section className="band">
      <figure className="page client-quote">
        <KhatamMark className="size-12 text-brass" />
        <blockquote>{quote}</blockquote>
        <figcaption className="eyebrow">{client}</figcaption>
      </figure>
    </section>
  );
}
