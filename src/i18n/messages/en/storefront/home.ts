export const home = {
  title: 'Home',
  heroTitle: 'Made slowly, by hand, in Egypt',
  heroText:
    'Furniture and lighting from the workshops of Damietta, Khan el-Khalili and Upper Egypt, finished in our Cairo showroom.',
  shopNow: 'Shop Now',
  customOrders: 'Custom Orders',
  roomsTitle: 'Shop by Room',
  roomsText: 'Four rooms, each furnished from our own benches.',
  featuredTitle: 'Latest from the workshops',
  seeAll: 'See All',
  noProducts: 'No products to display at the moment.',
  whyTitle: 'Why choose us',
  qualityTitle: 'Quality you can feel',
  qualityText:
    'Beech, walnut and brass, joined with mortise and tenon. Every piece is checked by the person who made it.',
  customTitle: 'Custom designs',
  customText: 'Change the wood, the cloth or the size, or start from a sketch of your own.',
  sustainableTitle: 'Sustainable by habit',
  sustainableText: 'Short supply lines, natural finishes, and furniture that is worth repairing.',
  promoTitle: 'A piece that exists once',
  promoText:
    'Tell us about the room. Our designers answer within 48 hours, and custom furniture takes 8-12 weeks from drawing to delivery.',
  promoAction: 'Book a consultation',
  workTitle: 'Recent work',
  viewAllProjects: 'View All Projects',
  noProjects: 'Error loading projects.',
} as const;
