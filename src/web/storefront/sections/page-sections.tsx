import type { ReactNode } from 'react';
import type { Section, SectionSource } from '#domain/content/section.ts';
import { DefaultLayout } from './default-layout.tsx';
import { DeferredCarousel, DeferredFaq, DeferredTestimonials } from './deferred-layouts.ts';
import { FeaturedLayout } from './featured-layout.tsx';
import { GridLayout } from './grid-layout.tsx';
import { HeroLayout } from './hero-layout.tsx';

const layouts = {
  grid: GridLayout,
  carousel: DeferredCarousel,
  testimonial: DeferredTestimonials,
  featured: FeaturedLayout,
  faq: DeferredFaq,
  default: DefaultLayout,
};

/** How the page renders sections that the shop itself fills, such as the latest products. */
export type SourceViews = Partial<Record<SectionSource, (section: Section) => ReactNode>>;

interface PageSectionsProps {
  sections: readonly Section[];
  sources: SourceViews;
}

export function PageSections({ sections, sources }: PageSectionsProps) {
  const first = sections.find(({ layout, isVisible }) => layout === 'hero' && isVisible);
  return sections.map((section) => (
    <PageSection
      key={section.id}
      section={section}
      sources={sources}
      heading={section === first ? 'h1' : 'h2'}
    />
  ));
}

interface PageSectionProps {
  section: Section;
  sources: SourceViews;
  heading: 'h1' | 'h2';
}

function PageSection({ section, sources, heading }: PageSectionProps) {
  if (!section.isVisible) return null;
  const own = section.source && sources[section.source];
  if (own) return own(section);
  if (section.layout === 'hero') return <HeroLayout section={section} heading={heading} />;
  const Layout = layouts[section.layout];
  return <Layout section={section} />;
}
