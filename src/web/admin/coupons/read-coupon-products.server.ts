import type { RouterContextProvider } from 'react-router';
import { readProductNames } from '#services/products/product-names.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { type LoadedRecord, startOf } from '../forms/loaded-record.ts';
import { staffMemberOf } from '../staff-member.server.ts';

/** The names of the products that the form shows, those of a draft included. */
export function readCouponProducts(record: LoadedRecord, context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(pageRequest);
  const ids = [record.values, startOf(record).shown].flatMap(({ product_ids: text = '' }) =>
    text.split(/\s+/),
  );
  return readProductNames(ids, { actor: staffMemberOf(context), locale });
}
