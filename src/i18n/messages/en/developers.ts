export const developers = {
  title: 'Developers',
  heading: 'Build on the shop',
  lead: 'Read the catalogue, price a cart, place an order and follow it from an app, a site or a script of your own.',
  connect: {
    title: 'Connect',
    keys: 'The publishable key may be shown in pages and apps: it sees what every visitor sees. The secret key sees everything and belongs on a server. Ask us for a key; where the shop runs, the second command prints both.',
    rules:
      'Signed-in customers see their own rows, staff what their role allows. Orders, claims and stock change by named functions only, which check prices, stock and coupons.',
  },
  addresses: {
    rest: 'Tables and procedures',
    auth: 'Accounts and sessions',
    storage: 'Pictures and other files',
    functions: 'Cart, order, game and enquiries',
    realtime: 'Changes as they happen',
  },
  examples: {
    'latest-products': {
      title: 'The newest pieces',
      text: 'Four products with their pictures, newest first.',
    },
    'one-product': {
      title: 'One piece with its options',
      text: 'A product with all pictures and variants, as one object.',
    },
    search: {
      title: 'Search',
      text: 'Products, portfolio and projects in both languages, also when misspelt.',
    },
    'price-cart': {
      title: 'What a cart costs',
      text: 'Lines, discount, delivery and tax, as the checkout will compute them.',
    },
    'place-order': {
      title: 'Place an order',
      text: 'Paid in cash on delivery. Send the same key again after a lost connection: the order is placed once.',
    },
    'sign-in': {
      title: 'Sign in',
      text: 'The access token lasts 15 minutes; the client renews it by itself.',
    },
    'own-orders': {
      title: 'A customer’s orders',
      text: 'With the access token of the sign-in, the ten latest orders and their pieces.',
    },
    'follow-orders': {
      title: 'Follow changes',
      text: 'The client receives each change of a customer’s orders. From the command line, a message is sent to all who listen to a topic.',
    },
    'upload-picture': {
      title: 'Upload a picture',
      text: 'Into a bucket of the shop, with the secret key or as staff who edit products.',
    },
    'low-stock': {
      title: 'A report for staff',
      text: 'Pieces that are nearly sold out, with their count.',
    },
  },
};
