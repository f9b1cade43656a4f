import { useLocale } from '#i18n/react.tsx';
import { PageHead } from '../shared/seo/page-head.tsx';
import { ButtonsAndLinks, ColourAndType, Icons } from './basics.tsx';
import { Catalogue } from './catalogue.tsx';
import { forDevelopmentOnly } from './development-only.server.ts';
import { Forms } from './forms.tsx';
import { Overlays } from './overlays.tsx';
import { samples } from './samples.ts';
import { ListsAndNavigation, LoadingAndEmptyStates } from './navigation.tsx';

export function loader() {
  forDevelopmentOnly();
  return null;
}

/** Every primitive on one page, for development and tests. */
export default function Gallery() {
  const texts = samples[useLocale()];
  return (
    <div className="page py-band">
      <PageHead title={texts.title} robots="noindex" />
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-6 mb-16 max-w-prose text-lg text-muted">{texts.intro}</p>
      <ColourAndType texts={texts} />
      <ButtonsAndLinks texts={texts} />
      <Forms texts={texts} />
      <Overlays texts={texts} />
      <Catalogue texts={texts} />
      <ListsAndNavigation texts={texts} />
      <LoadingAndEmptyStates texts={texts} />
      <Icons texts={texts} />
    </div>
  );
}
