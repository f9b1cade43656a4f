import type { ReactNode } from 'react';
import type { WorkCard } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

interface WorkGridProps<Work extends WorkCard> {
  work: readonly Work[];
  /** Where a card leads; portfolio projects unless told otherwise. */
  path?: '/portfolio' | '/project';
  heading?: 'h2' | 'h3';
  children?: (work: Work) => ReactNode;
}

export function WorkGrid<Work extends WorkCard>(props: WorkGridProps<Work>) {
  const { work, path = '/portfolio', heading: Heading = 'h3', children } = props;
  const t = useT();
  return (
    <ul className="work-grid">
      {work.map((each) => (
        <li key={each.id}>
          <SmartLink to={`${path}/${each.id}`} prefetch="intent" className="work-card">
            {each.picture && (
              <ShopPicture
                src={each.picture}
                alt=""
                title={each.title}
                width={1200}
                height={800}
                frame="project"
                sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
              />
            )}
            <Heading className="work-card-title">{each.title}</Heading>
          </SmartLink>
          <p className="text-sm text-muted">
            {[t(`storefront.work.${each.category}`), each.location].filter(Boolean).join(' · ')}
          </p>
          {children?.(each)}
        </li>
      ))}
    </ul>
  );
}
