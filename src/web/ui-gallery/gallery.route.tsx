import { useLocale } from '#i18n/react.tsx';
import { PageHead } from '../shared/seo/page-head.tsx';
import { ButtonsAndLinks, ColourAndType, Icons } from './basics.tsx';
import { Catalogue } from './catalogue.tsx';
import { forDevelopmentOnly } from './development-only.server.ts';
import { Forms } from './forms.tsx';
import { Overlays } from './overlays.tsx';
import { samples } from './samples.ts';
import { ListsAndWays, WaitingAndEmptiness } from './ways.tsx';

export function loader() {
  forDevelopmentOnly();
  return null;
}

/** Every primitive on one page, for development and tests. */
export default function Gallery() {
  const words = samples[useLocale()];
  return (
    <div className="page py-band">
      <PageHead title={words.title} robots="noindex" />
      <h1 className="text-4xl">{words.title}</h1>
      <p className="mt-6 mb-16 max-w-prose text-lg text-muted">{words.intro}</p>
      <ColourAndType words={words} />
      <ButtonsAndLinks words={words} />
      <Forms words={words} />
      <Overlays words={words} />
      <Catalogue words={words} />
      <ListsAndWays words={words} />
      <WaitingAndEmptiness words={words} />
      <Icons words={words} />
    </div>
  );
}
