import { laterPart, servedPart } from '../../shared/router/later-part.tsx';

const loadCarousel = async () => (await import('./carousel-layout.tsx')).CarouselLayout;
const loadFaq = async () => (await import('./faq-layout.tsx')).FaqLayout;
const loadTestimonials = async () => (await import('./testimonial-layout.tsx')).TestimonialLayout;

// Sections with controls: the server renders them, their scripts come with the first interaction.
const { SSR } = import.meta.env;

export const DeferredCarousel = SSR ? servedPart(await loadCarousel()) : laterPart(loadCarousel);

export const DeferredFaq = SSR ? servedPart(await loadFaq()) : laterPart(loadFaq);

export const DeferredTestimonials = SSR
  ? servedPart(await loadTestimonials())
  : laterPart(loadTestimonials);
