export const pages = {
  about: { title: 'About', wholeTeam: 'Meet the whole team' },
  contact: {
    title: 'Contact',
    text: 'Call, write, or come by. The showroom is open Saturday to Thursday, 9am-6pm, and there is always tea.',
  },
  cart: {
    title: 'Cart',
    text: 'Your cart is empty. When you find a piece that belongs to you, it waits here.',
  },
  checkout: {
    title: 'Checkout',
    text: 'Please add items to your cart before checking out.',
  },
  confirmation: {
    title: 'Order confirmation',
    text: 'There is no order to confirm here. Your orders are kept in your account.',
  },
  portfolio: {
    title: 'Portfolio',
    text: 'Houses, hotels and offices that we furnished, room by room.',
  },
  projects: {
    title: 'Projects',
    text: 'What is on the benches now, and what has left them.',
  },
  customService: {
    title: 'Custom Service',
    text: 'Custom furniture, interior design, restoration and design consultation. Our team replies within 48 hours; custom furniture takes 8-12 weeks.',
  },
  contents: 'On this page',
  faq: {
    title: 'FAQ',
    empty: 'No FAQ categories available',
    search: 'Search the questions',
    find: 'Search',
    noMatch: 'Nothing found for “{query}”',
    found: { one: '{count} question found', other: '{count} questions found' },
  },
  terms: { title: 'Terms' },
  privacy: { title: 'Privacy' },
  returnPolicy: { title: 'Return Policy' },
  shippingInfo: {
    title: 'Shipping Information',
    fees: 'Delivery fees by governorate',
    governorate: 'Governorate',
    onTheRoad: 'On the road',
    days: '{from}–{to} days',
    fee: 'Fee per order',
    free: 'Free',
  },
  careers: { title: 'Careers', text: 'Good hands and good eyes are always welcome here.' },
  team: { title: 'Our Team' },
  partners: {
    title: 'Partners',
    empty: 'Partner Information Coming Soon',
    visit: 'Visit their site',
  },
  game: {
    title: 'Play & Win',
    text: 'The game is resting for now. Come back soon for your turn at the wheel.',
  },
  project: { failed: 'Error loading project' },
  visitShop: 'Browse the shop',
  visitContact: 'Contact us',
  visitCustom: 'Start a custom design',
  readFaq: 'Read the FAQ',
} as const;
