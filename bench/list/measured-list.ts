import { readListQuery } from '#domain/catalog/list-query.ts';
import { listProducts } from '#services/catalog/list-products.server.ts';
import { answerWith } from '../large-shop/measured.ts';

answerWith((search) =>
  listProducts(readListQuery(new URLSearchParams(search)), {
    actor: { kind: 'visitor' },
    locale: 'en',
    now: new Date(),
  }),
);
