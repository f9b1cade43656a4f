import { productDetailsArea } from '#i18n/areas/product-details.ts';
import { workshopsArea } from '#i18n/areas/workshops.ts';
import { laterPart, servedPart } from '../../shared/router/later-part.tsx';

const loadGallery = async () => (await import('./gallery.tsx')).default;
const loadBelowFold = async () => (await import('./below-fold.tsx')).default;
const loadBesideBuying = async () => (await import('./purchase-extras.tsx')).default;
const loadNotify = async () => (await import('./notify-form.tsx')).default;

// The server renders them at once, so that a page without scripts is complete.
const { SSR } = import.meta.env;

export const Gallery = SSR
  ? servedPart(await loadGallery(), 'src/web/storefront/product/gallery.tsx')
  : laterPart(loadGallery);

export const BelowFold = SSR
  ? servedPart(await loadBelowFold(), 'src/web/storefront/product/below-fold.tsx')
  : laterPart(loadBelowFold, { messages: [productDetailsArea, workshopsArea] });

export const BesideBuying = SSR
  ? servedPart(await loadBesideBuying(), 'src/web/storefront/product/purchase-extras.tsx')
  : laterPart(loadBesideBuying, { messages: [productDetailsArea] });

export const NotifyForm = SSR
  ? servedPart(await loadNotify(), 'src/web/storefront/product/notify-form.tsx')
  : laterPart(loadNotify, { messages: [productDetailsArea] });
