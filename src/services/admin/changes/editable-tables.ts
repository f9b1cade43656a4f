import type { DB } from '#db/types.ts';
import { couponTermColumns } from '#domain/coupons/coupon-terms.ts';
import { catalogueTables } from './catalogue-tables.ts';
import { companyTables } from './company-tables.ts';
import { notificationTables } from './notification-tables.ts';
import { gameTables } from './game-tables.ts';
import { workTables } from './work-tables.ts';

/** What change sets may touch in a table. The policies decide who may. */
export interface EditableTable {
  /** The column of the primary key. */
  key: string;
  fields: readonly string[];
  /** The column that names a row to staff; never one with personal data of customers. */
  label?: string;
  /** Rows may be added or removed. */
  rows?: {
    canAdd?: boolean;
    canRemove?: boolean;
    /** Columns that only a new row sets, and that never conflict: its parent, its opening stock. */
    onlyNew?: readonly string[];
    /** A removed row takes rows of other tables along, so that no undo can bring it back. */
    isRemovedForGood?: boolean;
  };
  /** The table that its rows refer to: those are added before them, and removed after them. */
  partOf?: string;
  /** Columns that the database derives in rows where the flag is set: there they never conflict. */
  derived?: { flag: string; columns: readonly string[] };
}

type Declared<Table extends keyof DB> = EditableTable & {
  key: keyof DB[Table] & string;
  fields: readonly (keyof DB[Table] & string)[];
  partOf?: keyof DB;
  derived?: { flag: keyof DB[Table] & string; columns: readonly (keyof DB[Table] & string)[] };
  label?: keyof DB[Table] & string;
};

type Declarations = { [Table in keyof DB]?: Declared<Table> };

const bilingual = ['name', 'name_ar', 'description', 'description_ar'] as const;

/**
 * The only names from which change sets build SQL. Columns that cause mail, stock movements or sign-outs
 * are absent: they have services of their own.
 */
const editableTables = {
  site_settings: {
    key: 'id',
    fields: [
      'brand_name',
      'brand_name_ar',
      'currency',
      'tax_mode',
      'tax_rate',
      'arabic_digits',
      'contact_email',
      'contact_phone',
      'address',
      'address_ar',
      'opening_hours',
      'opening_hours_ar',
      'map_url',
      'whatsapp_number',
      'whatsapp_hours',
      'whatsapp_hours_ar',
      'legal_name',
      'legal_name_ar',
      'tax_number',
      'commercial_register',
    ],
  },
  abuse_limits: {
    key: 'id',
    fields: [
      'game_free_devices',
      'game_proof_bits',
      'game_proof_max_bits',
      'game_guest_claims',
      'game_account_claims',
      'staff_second_factor',
      'order_max_pieces',
      'order_max_value',
      'phone_daily_orders',
      'phone_daily_pieces',
      'phone_daily_value',
      'network_daily_orders',
      'network_daily_pieces',
      'network_daily_value',
      'recipient_daily_orders',
      'hold_hours',
      'hold_warning_hours',
      'hold_extension_hours',
    ],
  },
  seo_settings: {
    key: 'id',
    fields: [
      'page_name',
      'title',
      'title_ar',
      'description',
      'description_ar',
      'keywords',
      'keywords_ar',
      'robots',
      'og_image_url',
    ],
    rows: { canAdd: true },
  },
  governorates: {
    key: 'code',
    label: 'name',
    fields: ['delivery_fee', 'is_served', 'display_order', 'road_min_days', 'road_max_days'],
  },
  media: { key: 'id', fields: ['alt_en', 'alt_ar', 'focal_x', 'focal_y'] },
  custom_service_requests: { key: 'id', fields: ['status', 'staff_notes', 'assigned_to'] },
  contact_messages: { key: 'id', fields: ['status', 'staff_notes', 'assigned_to'] },
  job_applications: { key: 'id', fields: ['status', 'staff_notes'] },
  ...notificationTables,
  saved_replies: {
    key: 'id',
    label: 'name',
    fields: ['name', 'name_ar', 'body', 'body_ar'],
    rows: { canAdd: true, canRemove: true },
  },
  partners: {
    key: 'id',
    label: 'name',
    fields: [...bilingual, 'logo_url', 'website_url', 'is_visible', 'display_order'],
    rows: { canAdd: true, canRemove: true },
  },
  page_sections: {
    key: 'id',
    fields: [
      'display_name',
      'display_name_ar',
      'description',
      'description_ar',
      'status',
      'is_visible',
      'order_index',
      'layout_type',
      'config',
    ],
    rows: { canAdd: true, canRemove: true, onlyNew: ['page_name', 'name'] },
  },
  page_content: {
    key: 'id',
    fields: ['content_type', 'section_order', 'status', 'is_visible', 'published_at', 'content'],
    rows: { canAdd: true, canRemove: true, onlyNew: ['page_name', 'section_name', 'section_id'] },
    partOf: 'page_sections',
  },
  footer_config: {
    key: 'id',
    fields: [
      'tagline',
      'tagline_ar',
      'about',
      'about_ar',
      'copyright',
      'copyright_ar',
      'show_newsletter',
    ],
  },
  footer_social_links: {
    key: 'id',
    fields: ['platform', 'label', 'label_ar', 'url', 'active', 'display_order'],
    rows: { canAdd: true, canRemove: true },
  },
  coupons: {
    key: 'id',
    label: 'code',
    fields: ['code', 'description', 'description_ar', ...couponTermColumns],
    rows: {
      canAdd: true,
      canRemove: true,
      onlyNew: ['for_user_id', 'is_personal', 'series_id'],
    },
  },
  ...catalogueTables,
  ...companyTables,
  ...gameTables,
  ...workTables,
} as const satisfies Declarations;

export type EditableTableName = keyof typeof editableTables;

export function findEditableTable(table: string): EditableTable | null {
  return Object.hasOwn(editableTables, table) ? editableTables[table as EditableTableName] : null;
}
