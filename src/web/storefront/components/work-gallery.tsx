import type { ReactNode } from 'react';
import type { WorkPicture } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import './work.css';

interface WorkGalleryProps {
  pictures: readonly WorkPicture[];
  /** Shown in place of a broken picture. */
  title: string;
  /** Rendered on top of each picture. */
  children?: (picture: WorkPicture) => ReactNode;
}

/**
 * The first picture as wide as the page, the others in pairs below it. On phones the first is upright
 * and moves sideways below the finger, the others are a strip. Both scroll natively, by keyboard too.
 */
export function WorkGallery({ pictures, title, children }: WorkGalleryProps) {
  const t = useT();
  const [first, ...others] = pictures;
  // Wide screens render no box for them, so they take no focus there.
  const scrollable = { tabIndex: 0, 'aria-label': t('storefront.work.pictures') };
  const view = (picture: WorkPicture, sizes: string) => (
    <div className="work-picture">
      <StoredPicture
        picture={picture}
        title={title}
        frame="project"
        sizes={sizes}
        priority={picture === first}
      />
      {children?.(picture)}
    </div>
  );
  return (
    <div className="work-gallery">
      {first && (
        <div className="work-first" {...scrollable} role="group">
          {view(first, '(min-width: 84rem) 76rem, (min-width: 48rem) 92vw, 100vw')}
        </div>
      )}
      {others.length > 0 && (
        <ul className="work-strip" {...scrollable}>
          {others.map((picture) => (
            <li key={picture.id}>{view(picture, '(min-width: 48rem) 46vw, 86vw')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
