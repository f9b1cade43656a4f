export const home = {
  title: 'Home',
  seeAll: 'See All',
  loadingProducts: 'Loading products...',
  productsFailed: 'Failed to load products. Please try again later.',
  noProducts: 'No products to display at the moment.',
  viewAllProjects: 'View All Projects',
  loadingProjects: 'Loading...',
  noProjects: 'Error loading projects.',
  newsletterPromise: 'Only the newsletter. Unsubscribe with one click.',
  meetPartners: 'Our partners',
  promises: {
    cash: 'Cash on delivery',
    carried: 'Carried to your room and levelled',
    returns: '30-day returns on stocked pieces',
  },
} as const;
