/** One shop of furniture in one town, and what its requests cost. Each is stated in docs/scale.md. */

export const day = {
  visits: 5_000,
  pagesOfVisit: 8,
  orders: 40,
  staffPages: 2_000,
  /** Of the pages that visitors open, so many are theirs alone or not yet stored. */
  shareRendered: 0.1,
  /** Weights of the 24 hours: one peak at noon and a higher one in the evening. */
  hours: [2, 1, 1, 1, 1, 1, 2, 3, 5, 7, 8, 9, 10, 9, 8, 8, 9, 10, 12, 14, 15, 14, 9, 5],
};

/** A sale that opens at eight in the evening: a fifth of the orders, half of them of one product. */
export const sale = {
  at: 20 * 3_600,
  decay: 60,
  shareOfVisits: 0.01,
  shareOfOrders: 0.2,
  shareOfHotProduct: 0.5,
};

/** Milliseconds of a core for one request: orders from docs/figures.md, pages from `-- requests`. */
export const costs = {
  stored: { shop: 0.5 },
  rendered: { shop: 13, database: 4 },
  order: { shop: 3.9, database: 5.2 },
};

/** A stored page with brotli, without pictures: `-- requests`. */
export const pageBytes = 19_000;

/** Defaults of a worker in production: README.md. */
export const orderLimits = { atATime: 2, maxWaiting: 400, maxWait: 1_000 };

/** Milliseconds between shop and database and back, in one data centre. */
export const roundTrip = 0.5;
