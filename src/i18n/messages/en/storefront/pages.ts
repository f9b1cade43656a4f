export const pages = {
  about: {
    title: 'About',
    text: 'Fustat was Cairo before Cairo: a city of potters, weavers and carpenters. We work with the families who kept those trades alive, and show what they make in one house.',
  },
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
  faq: { title: 'FAQ', text: 'The questions we hear most, answered plainly.' },
  terms: { title: 'Terms', text: 'The terms under which we sell and you buy.' },
  privacy: { title: 'Privacy', text: 'What we keep about you, why, and for how long.' },
  returnPolicy: {
    title: 'Return Policy',
    text: 'Returns within 30 days of delivery, refunds in 5-7 business days. Custom items cannot be returned unless defective.',
  },
  shippingInfo: {
    title: 'Shipping Information',
    text: 'We deliver to every governorate with our own crew. Delivery in Cairo and Giza is free.',
  },
  careers: { title: 'Careers', text: 'Good hands and good eyes are always welcome here.' },
  team: { title: 'Our Team', text: 'The people who draw, cut, weave, polish and deliver.' },
  partners: {
    title: 'Partners',
    text: 'Houses and studios that we work with, and that work with us.',
    empty: 'Partner Information Coming Soon',
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
