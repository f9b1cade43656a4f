import type { PictureUse } from '#services/media/read-picture.server.ts';

const paths: Readonly<Record<PictureUse['place'], ((record: string) => string) | null>> = {
  product: (record) => `/admin/products/edit/${record}`,
  portfolio: (record) => `/admin/portfolio/edit/${record}`,
  project: (record) => `/admin/projects/${record}`,
  partner: (record) => `/admin/partners/${record}`,
  workshop: (record) => `/admin/products/workshops/${record}`,
  team: (record) => `/admin/content/team/${record}`,
  page: () => '/admin/content',
  seo: () => '/admin/seo',
  prize: (record) => `/admin/game/prizes/${record}`,
  newsletter: (record) => `/admin/notifications/newsletters/${record}`,
  order: (record) => `/admin/orders/${record}`,
  draft: null,
};

/** The page on which a picture is put to use; null for drafts, which belong to their authors. */
export const pathOfUse = ({ place, record }: PictureUse): string | null =>
  paths[place]?.(record) ?? null;
