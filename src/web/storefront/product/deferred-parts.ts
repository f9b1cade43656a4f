import { productDetailsArea } from '#i18n/areas/product-details.ts';
import { workshopsArea } from '#i18n/areas/workshops.ts';
import '../../shared/cart/line-picture.css';
import '../../shared/forms/forms.css';
import '../components/piece-offer.css';
import { laterPart, servedPart } from '../../shared/router/later-part.tsx';

const loadGallery = async () => (await import('./gallery.tsx')).default;
const loadBelowFold = async () => (await import('./below-fold.tsx')).default;
const loadBesideBuying = async () => (await import('./purchase-extras.tsx')).default;
const loadNotify = async () => (await import('./notify-form.tsx')).default;

// The server renders them at once, so that a page without scripts is complete.
const { SSR } = import.meta.env;

export const Gallery = SSR
  ? servedPart(await loadGallery())
  : laterPart(loadGallery, { messages: [productDetailsArea] });

export const BelowFold = SSR
  ? servedPart(await loadBelowFold())
  : laterPart(loadBelowFold, { messages: [productDetailsArea, workshopsArea] });

export const BesideBuying = SSR
  ? servedPart(await loadBesideBuying())
  : laterPart(loadBesideBuying, { messages: [productDetailsArea] });

export const NotifyForm = SSR
  ? servedPart(await loadNotify())
  : laterPart(loadNotify, { messages: [productDetailsArea] });
