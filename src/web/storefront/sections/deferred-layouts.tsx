import { type ComponentType, Suspense } from 'react';
import type { Section } from '#domain/content/section.ts';
import { enhanceLater, withFrame } from '../../shared/router/enhance-later.tsx';

type Layout = ComponentType<{ section: Section }>;

const loadCarousel = async () => ({
  default: (await import('./carousel-layout.tsx')).CarouselLayout,
});
const loadFaq = async () => ({ default: (await import('./faq-layout.tsx')).FaqLayout });
const loadTestimonials = async () => ({
  default: (await import('./testimonial-layout.tsx')).TestimonialLayout,
});

// Sections with controls: the server renders them, their scripts come with the first interaction.
const { SSR } = import.meta.env;

const inSuspense = (Content: Layout): Layout =>
  function DeferredLayout(props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };

export const DeferredCarousel = inSuspense(
  SSR ? withFrame((await loadCarousel()).default) : enhanceLater(loadCarousel),
);
export const DeferredFaq = inSuspense(
  SSR ? withFrame((await loadFaq()).default) : enhanceLater(loadFaq),
);
export const DeferredTestimonials = inSuspense(
  SSR ? withFrame((await loadTestimonials()).default) : enhanceLater(loadTestimonials),
);
