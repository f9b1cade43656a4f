import type { Workshop } from '#domain/catalog/workshop.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { WorkshopView } from '#services/workshops/find-workshop.server.ts';
import { KhatamMark } from '#ui/khatam.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

/** Who they are: craft, place, years and story, beside a picture of their work. */
export function WorkshopIntro({ view: { workshop, governorate } }: { view: WorkshopView }) {
  const { t } = useLanguage();
  const { name, craft, town, story, picture } = workshop;
  const place = town === governorate ? town : t('workshops.place', { town, governorate });
  return (
    <header className="workshop-intro">
      {picture && (
        <ShopPicture
          src={picture}
          alt=""
          width={960}
          height={1200}
          sizes="(min-width: 64rem) 34rem, 92vw"
          frame="product"
          priority
        />
      )}
      <div>
        <p className="eyebrow">{t(`workshops.crafts.${craft}`)}</p>
        <h1>{name}</h1>
        <p className="maker-line">
          <KhatamMark />
          {[place, ...useYears(workshop)].join(' · ')}
        </p>
        {story && <p className="workshop-story">{story}</p>}
      </div>
    </header>
  );
}

const generations = ['first', 'second', 'third'] as const;

/** Since when, and in which generation. */
function useYears({ founded, generation }: Workshop): string[] {
  const { t, date } = useLanguage();
  const named = generation === null ? undefined : generations[generation - 1];
  return [
    ...(founded === null ? [] : [t('workshops.since', { year: date(`${founded}-06-15`, 'year') })]),
    ...(generation === null
      ? []
      : [
          named
            ? t(`workshops.generations.${named}`)
            : t('workshops.generations.later', { count: generation }),
        ]),
  ];
}
