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

/** The first picture as wide as the page, the others in pairs below it. */
export function WorkGallery({ pictures, title, children }: WorkGalleryProps) {
  const t = useT();
  return (
    <ul className="work-gallery" aria-label={t('storefront.work.pictures')}>
      {pictures.map((picture, position) => (
        <li key={picture.id}>
          <StoredPicture
            picture={picture}
            title={title}
            frame="project"
            sizes={
              position === 0
                ? '(min-width: 84rem) 76rem, (min-width: 48rem) 92vw, 100vw'
                : '(min-width: 48rem) 46vw, 100vw'
            }
            priority={position === 0}
          />
          {children?.(picture)}
        </li>
      ))}
    </ul>
  );
}
