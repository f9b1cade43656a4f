import type { WorkCard } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

export function WorkHeader({ work }: { work: WorkCard }) {
  const t = useT();
  return (
    <header className="page-intro">
      <p className="eyebrow">
        {[t(`storefront.work.${work.category}`), work.location].filter(Boolean).join(' · ')}
      </p>
      <h1>{work.title}</h1>
      {work.picture && (
        <ShopPicture
          src={work.picture}
          alt=""
          title={work.title}
          width={1200}
          height={800}
          frame="project"
          sizes="(min-width: 80rem) 76rem, 92vw"
          priority
          className="mt-6"
        />
      )}
    </header>
  );
}
