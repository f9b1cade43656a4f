/** What portfolio projects and projects have in common. */
export const works = {
  categories: {
    residential: 'Residential',
    commercial: 'Commercial',
    office: 'Office',
    hospitality: 'Hospitality',
  },
  statuses: { draft: 'Draft', published: 'Published' },
  slugHint: 'Small letters, digits and hyphens. A former address keeps working.',
  newLead: 'A title and an address are enough to begin. It stays hidden until you publish it.',
  create: 'Details',
  publish: 'Publish',
  unpublish: 'Unpublish',
  setCategory: 'Category: {name}',
  bulkConsequence: 'Visitors see the change at once. What is not ready stays hidden.',
  bulkResults: {
    publish: 'published',
    unpublish: 'hidden',
    not_ready: 'not ready yet',
    nothing_to_publish: 'already public',
    not_published: 'already hidden',
    other: 'not changed',
  },
} as const;
