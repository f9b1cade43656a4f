export const sections = {
  noHero: 'No hero content available.',
  noGridItems: 'No grid items available in this section.',
  noCarouselItems: 'No carousel items available in this section.',
  noTestimonials: 'No testimonials available in this section.',
  noFeatured: 'No featured content available in this section.',
  noContent: 'No content available in this section.',
  blockError: 'Error',
  blockById: 'Could not load content with ID {id}.',
  blockByName: 'Could not load content for {page}/{section}.',
} as const;
