import { visibleList } from '#domain/admin/lists/visible-list.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Customer } from '#services/shared/customer.ts';
import { rolesOfStaff } from '../lists/roles-of-staff.server.ts';
import type { ImportSource } from './import-source.ts';

export interface ImportDescription {
  list: string;
  page: ImportSource['page'];
  columns: { id: string; label: string; isRequired: boolean }[];
  /** Whether lines that match no row are added. */
  canAdd: boolean;
}

/** What the page of an import says; null for those who may not read the list. */
export async function describeImport(
  importSource: ImportSource,
  { actor, locale }: { actor: Customer; locale: Locale },
): Promise<ImportDescription | null> {
  const { source, page, label, newRow } = importSource;
  if (!visibleList(source.list, await rolesOfStaff(actor))) return null;
  const columns = Object.entries(await importSource.columns());
  return {
    list: source.list.name,
    page,
    canAdd: newRow !== undefined,
    columns: columns.map(([id, { isRequired = false }]) => ({
      id,
      label: label(id, locale),
      isRequired,
    })),
  };
}
