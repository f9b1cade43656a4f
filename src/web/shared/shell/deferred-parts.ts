import { lazy } from 'react';
import { enhanceAfterFirstInteraction } from '../router/after-first-interaction.ts';

const loadFooter = async () => ({ default: (await import('./footer.tsx')).Footer });
const loadLeadOn = async () => ({ default: (await import('./lead-on.tsx')).LeadOn });
const loadMenu = async () => ({ default: (await import('./menu-content.tsx')).MenuContent });

// The server renders them at once; until the first interaction their links work without scripts.
const { SSR } = import.meta.env;

export const DeferredFooter = SSR
  ? (await loadFooter()).default
  : lazy(enhanceAfterFirstInteraction(loadFooter));

export const DeferredMenuContent = SSR
  ? (await loadMenu()).default
  : lazy(enhanceAfterFirstInteraction(loadMenu));

export const DeferredLeadOn = SSR
  ? (await loadLeadOn()).default
  : lazy(enhanceAfterFirstInteraction(loadLeadOn));
