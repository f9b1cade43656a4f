import type { Locale } from '#i18n/locale.ts';
import { previewParameter } from '../../shared/http/preview-parameter.ts';
import type { PreviewLook } from './preview-look.ts';

interface PreviewedPage {
  /** The public address without language. */
  address: string;
  token: string;
}

/** The address of a public page that shows the draft. */
export function previewSource(
  { address, token }: PreviewedPage,
  language: Locale,
  theme: PreviewLook['theme'],
): string {
  const search = new URLSearchParams({ [previewParameter]: token, theme });
  return `/${language}${address === '/' ? '' : address}?${search.toString()}`;
}
