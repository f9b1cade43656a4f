import type { Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { privateFileUrl } from '../private-files/private-file-url.ts';
import { storedEnquiryColumns } from './enquiry-tables.ts';
import { readCorrespondence, type Correspondence } from './read-correspondence.server.ts';

const selectRequest = (id: string) =>
  db
    .selectFrom('custom_service_requests')
    .select([
      'project_title as title',
      'service_type as serviceType',
      'project_type as projectType',
      'budget_range as budget',
      'preferred_timeline as timeline',
      'house_area as area',
      'style_preferences as styles',
      'reference_urls as references',
      ...storedEnquiryColumns,
    ])
    .where('id', '=', id);

const selectPictures = (id: string) =>
  db
    .selectFrom('custom_service_images')
    .select(['id', 'image_url', 'width', 'height'])
    .where('request_id', '=', id)
    .orderBy('display_order');

export interface RequestPicture {
  id: string;
  url: string;
  width: number | null;
  height: number | null;
}

export type RequestDetail = Omit<RowsOf<ReturnType<typeof selectRequest>>[number], 'locale'> &
  Correspondence & { locale: Locale; pictures: RequestPicture[] };

/** A custom-service request with its pictures; null for those who may not read it. */
export async function findRequest(id: string, actor: Customer): Promise<RequestDetail | null> {
  if (!isUuid(id)) return null;
  const [[request], pictures] = await asUser(actor).read(selectRequest(id), selectPictures(id));
  if (!request) return null;
  return {
    ...request,
    ...(await readCorrespondence({ kind: 'custom_service', id }, actor)),
    pictures: pictures.map(({ image_url, ...picture }) => ({
      ...picture,
      url: privateFileUrl('request', picture.id, image_url),
    })),
  };
}
