import type { RowValues } from '#domain/admin/changes.ts';
import { proposeCouponEdit, type CouponEdit } from '#domain/coupons/coupon-edit.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { couponsSource } from '../admin/lists/coupons-list.server.ts';
import type { RowOfSource } from '../admin/lists/list-source.ts';
import {
  previewBulkEdit,
  type PreviewBulkResult,
} from '../admin/lists/preview-bulk-edit.server.ts';
import type { RowSelection } from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';

type Row = RowOfSource<typeof couponsSource>;

/** Previews an edit of the selected coupons. */
export function previewCouponEdit(
  edit: CouponEdit,
  selection: RowSelection,
  { locale, ...staff }: Staff & { locale: Locale },
): Promise<PreviewBulkResult> {
  const propose = ({ source }: Row, record: RowValues) => proposeCouponEdit(record, source, edit);
  const title = translator(locale)(`adminCoupons.bulk.edits.${edit.edit}`);
  return previewBulkEdit(
    { source: couponsSource, table: 'coupons', title, propose },
    selection,
    staff,
  );
}
