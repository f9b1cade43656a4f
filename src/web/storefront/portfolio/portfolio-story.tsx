import type { WorkDetail } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';

export function PortfolioStory({ work }: { work: WorkDetail }) {
  const t = useT();
  const chapters = [
    { title: t('portfolioProject.challenge'), text: work.challenge },
    { title: t('portfolioProject.solution'), text: work.solution },
  ].filter(({ text }) => text);
  return (
    <div className="work-story">
      <p className="work-lead">{work.description}</p>
      {chapters.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {work.highlights.length > 0 && (
        <section>
          <h2>{t('portfolioProject.highlights')}</h2>
          <ul className="work-highlights">
            {work.highlights.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
