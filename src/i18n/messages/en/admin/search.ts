export const staffSearch = {
  title: 'Search and go to',
  label: 'Page, order, customer or product',
  placeholder: 'Number, name, phone or SKU',
  submit: 'Search',
  searching: 'Searching …',
  none: 'Nothing found for “{query}”.',
  groups: {
    pages: 'Pages',
    orders: 'Orders',
    customers: 'Customers',
    products: 'Products',
    requests: 'Custom-service requests',
    messages: 'Messages',
    claims: 'Claimed prizes',
  },
} as const;
