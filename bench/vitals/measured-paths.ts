/** Home, list and product in both languages. */
export const measuredPaths = ['en', 'ar'].flatMap((language) =>
  ['', '/shop', '/product/zamalek-linen-sofa'].map((path) => `/${language}${path}`),
);
