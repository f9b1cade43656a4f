import type { ReactNode } from 'react';
import type { WorkCard } from '#domain/work/work.ts';
import { cx } from '#ui/cx.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { WorkLocation } from './work-location.tsx';
import { WorkCardPicture } from './work-card-picture.tsx';
import './work.css';

interface WorkGridProps<Work extends WorkCard> {
  work: readonly Work[];
  /** Where cards link to; portfolio projects by default. */
  path?: '/portfolio' | '/project';
  heading?: 'h2' | 'h3';
  /** Alternates large and small pictures, for pages that consist of the grid. */
  editorial?: boolean;
  children?: (work: Work) => ReactNode;
}

const sizes = '(min-width: 84rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw';
const editorialSizes =
  '(min-width: 84rem) 44rem, (min-width: 48rem) 53vw, (min-width: 40rem) 44vw, 90vw';

export function WorkGrid<Work extends WorkCard>(props: WorkGridProps<Work>) {
  const { work, path = '/portfolio', heading: Heading = 'h3', editorial, children } = props;
  return (
    <ul className={cx('work-grid', editorial && 'work-grid-editorial')}>
      {work.map((each, position) => (
        <li key={each.id} className="work-card">
          <SmartLink to={`${path}/${each.id}`} prefetch="intent" className="work-card-link">
            <WorkCardPicture
              work={each}
              sizes={editorial ? editorialSizes : sizes}
              priority={editorial && position === 0}
            />
            <Heading className="work-card-title">{each.title}</Heading>
          </SmartLink>
          <WorkLocation work={each} className="text-sm text-muted" />
          {children?.(each)}
        </li>
      ))}
    </ul>
  );
}
