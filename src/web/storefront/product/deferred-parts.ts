import type { Locale } from '#i18n/locale.ts';
import { enhanceLater, withFrame } from '../../shared/router/enhance-later.tsx';
import { prefetchArea } from '../../shared/router/messages-store.tsx';

const loadGallery = () => import('./gallery.tsx');
const loadBelowFold = () => import('./below-fold.tsx');
const loadBesideBuying = () => import('./purchase-extras.tsx');
const loadNotify = () => import('./notify-form.tsx');

/** A part is there when its messages are, too: they can be missing as well as its script. */
const withMessages =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const locale = document.documentElement.lang as Locale;
    const [part] = await Promise.all([load(), prefetchArea(locale, 'productDetails')]);
    return part;
  };

// The server renders them at once, so that a page without scripts is complete.
const { SSR } = import.meta.env;

export const Gallery = SSR ? withFrame((await loadGallery()).default) : enhanceLater(loadGallery);

export const BelowFold = SSR
  ? withFrame((await loadBelowFold()).default)
  : enhanceLater(withMessages(loadBelowFold));

export const BesideBuying = SSR
  ? withFrame((await loadBesideBuying()).default)
  : enhanceLater(withMessages(loadBesideBuying));

export const NotifyForm = SSR
  ? withFrame((await loadNotify()).default)
  : enhanceLater(withMessages(loadNotify));
