import type { Section } from '#domain/content/section.ts';
import type { WorkCard } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { WorkGrid } from '../components/work-grid.tsx';
import { sectionHeadingId, SectionHead } from '../sections/section-head.tsx';

interface RecentWorkProps {
  section: Section;
  /** Null when they could not be loaded. */
  work: WorkCard[] | null;
}

export function RecentWork({ section, work }: RecentWorkProps) {
  const t = useT();
  return (
    <section className="page section" aria-labelledby={sectionHeadingId(section)}>
      <SectionHead section={section}>
        <Link to="/portfolio" variant="arrow">
          {t('storefront.home.viewAllProjects')}
        </Link>
      </SectionHead>
      {work ? (
        <WorkGrid work={work} />
      ) : (
        <p role="alert" className="text-terracotta">
          {t('storefront.home.noProjects')}
        </p>
      )}
    </section>
  );
}
