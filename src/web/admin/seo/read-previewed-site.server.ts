import { environment } from '#platform/environment.server.ts';
import { brandNames } from '#services/mail/brand.server.ts';
import type { PreviewedSite } from './result-preview.tsx';

export const readPreviewedSite = async (): Promise<PreviewedSite> => ({
  url: environment().PUBLIC_URL,
  brands: await brandNames(),
});
