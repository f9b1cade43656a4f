import { type ComponentType, lazy, Suspense } from 'react';
import type { Section } from '#domain/content/section.ts';
import { enhanceAfterFirstInteraction } from '../../shared/router/after-first-interaction.ts';

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
  SSR ? (await loadCarousel()).default : lazy(enhanceAfterFirstInteraction(loadCarousel)),
);
export const DeferredFaq = inSuspense(
  SSR ? (await loadFaq()).default : lazy(enhanceAfterFirstInteraction(loadFaq)),
);
export const DeferredTestimonials = inSuspense(
  SSR ? (await loadTestimonials()).default : lazy(enhanceAfterFirstInteraction(loadTestimonials)),
);
