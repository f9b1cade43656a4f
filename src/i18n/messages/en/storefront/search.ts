export const search = {
  title: 'Search Website',
  lead: 'search for products, portfolio items, and projects across the site',
  label: 'What are you looking for?',
  submit: 'Search',
  none: 'No results found for "{query}"',
  products: 'Products',
  portfolio: 'Portfolio',
  projects: 'Projects',
  failedTitle: 'Search Error',
  failed: 'Failed to perform search. Please try again.',
} as const;
