import { lazy } from 'react';
import { afterFirstInteraction } from '../../shared/router/after-first-interaction.ts';

const loadGallery = () => import('./gallery.tsx');
const loadBelowFold = () => import('./below-fold.tsx');
const loadBesideBuying = () => import('./purchase-extras.tsx');
const loadNotify = () => import('./notify-form.tsx');

// The server renders them at once, so that a page without scripts is complete.
const { SSR } = import.meta.env;

export const Gallery = SSR
  ? (await loadGallery()).default
  : lazy(afterFirstInteraction(loadGallery));

export const BelowFold = SSR
  ? (await loadBelowFold()).default
  : lazy(afterFirstInteraction(loadBelowFold));

export const BesideBuying = SSR
  ? (await loadBesideBuying()).default
  : lazy(afterFirstInteraction(loadBesideBuying));

export const NotifyForm = SSR
  ? (await loadNotify()).default
  : lazy(afterFirstInteraction(loadNotify));
