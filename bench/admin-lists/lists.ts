const filter = (from: number, to: number) =>
  `${new Date(Date.UTC(2026, 10, 15 - from)).toISOString().slice(0, 10)}..${new Date(Date.UTC(2026, 10, 15 - to)).toISOString().slice(0, 10)}`;

const orders = [
  '',
  ...['number', 'placed', 'payable', 'pieces', 'promised', 'waited'].flatMap((id) => [
    `sort=${id}`,
    `sort=-${id}`,
  ]),
  'status=placed',
  'status=delivered',
  'status=cancelled,refused',
  'group=open',
  'group=ended&sort=payable',
  `placed=${filter(3, 1)}`,
  'governorate=aswan',
  'governorate=cairo&sort=-payable',
  'payable=>=4000',
  'payable=100..200&sort=payable',
  'coupon=save7',
  'return=requested',
  'late=yes&sort=promised',
  'openReturn=yes',
  'cashDue=yes&sort=placed',
  'guest=yes',
  'madeToOrder=yes',
  'product=walnut',
  'product=P-77',
  'q=Buyer 77',
  'q=00000042',
  'q=buyer12@',
];

const users = [
  '',
  ...['name', 'email', 'orders', 'spent', 'points', 'joined', 'seen'].flatMap((id) => [
    `sort=${id}`,
    `sort=-${id}`,
  ]),
  'buyer=yes',
  'buyer=no',
  'orders=>=5',
  'blocked=yes',
  'confirmed=no',
  'staff=yes',
  'roles=sales',
  'points=>=3500',
  `seen=${filter(30, 0)}`,
  'q=Salma',
  'q=منى',
  'q=buyer99@',
];

const products = [
  '',
  ...['name', 'price', 'stock', 'sold', 'rating', 'changed', 'created'].flatMap((id) => [
    `sort=${id}`,
    `sort=-${id}`,
  ]),
  'status=draft',
  'status=published',
  'room=lighting',
  'kind=basket',
  'stockState=sold_out',
  'stockState=low_stock,out_of_stock&sort=stock',
  'price=>=3900',
  'onSale=yes',
  'variants=yes',
  'colour=turquoise',
  'material=clay&sort=-price',
  'tag=new',
  'missingArabic=yes',
  'missingPicture=yes',
  'missingAlt=yes',
  'wanted=yes',
  `changed=${filter(3, 1)}`,
  'q=Siwa',
  'q=سجادة',
  'q=P-77',
];

const coupons = [
  '',
  ...['code', 'expires', 'uses', 'saved', 'brought', 'created'].flatMap((id) => [
    `sort=${id}`,
    `sort=-${id}`,
  ]),
  'state=running',
  'state=ended',
  'state=off',
  'source=staff',
  'endsSoon=yes&sort=expires',
  `expires=${filter(3, 1)}`,
  'q=CODE-0007',
];

/** Every list with every sort and filter, by the shop that has its rows. */
export const addresses = {
  orders: [
    ...orders.map((search) => `/admin/orders?${search}`),
    ...users.map((search) => `/admin/users?${search}`),
  ],
  uses: coupons.map((search) => `/admin/coupons?${search}`),
  products: products.map((search) => `/admin/products?${search}`),
};
