import type { Workshop } from '#domain/catalog/workshop.ts';
import { useT } from '#i18n/react.tsx';
import type { WorkshopView } from '#services/workshops/find-workshop.server.ts';
import { KhatamMark } from '#ui/khatam.tsx';
import { useFoundedText } from './use-founded-text.ts';
import { WorkshopPicture } from './workshop-picture.tsx';

/** Who they are: craft, place, years and story, beside a picture of their work. */
export function WorkshopIntro({ view: { workshop, governorate } }: { view: WorkshopView }) {
  const t = useT();
  const { name, craft, town, story } = workshop;
  const place = town === governorate ? town : t('workshops.place', { town, governorate });
  return (
    <header className="workshop-intro">
      <WorkshopPicture workshop={workshop} sizes="(min-width: 64rem) 34rem, 92vw" priority />
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
function useYears(workshop: Workshop): string[] {
  const texts = [useFoundedText(workshop), useGenerationText(workshop)];
  return texts.filter((text) => text !== null);
}

function useGenerationText({ generation }: Workshop): string | null {
  const t = useT();
  if (generation === null) return null;
  const named = generations[generation - 1];
  return named
    ? t(`workshops.generations.${named}`)
    : t('workshops.generations.later', { count: generation });
}
