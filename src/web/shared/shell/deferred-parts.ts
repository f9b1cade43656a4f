import { siteFooterArea } from '#i18n/areas/site-footer.ts';
import { searchArea } from '#i18n/areas/search.ts';
import { laterPart, servedPart } from '../router/later-part.tsx';

const loadFooter = async () => (await import('./footer.tsx')).Footer;
const loadSearchAndRooms = async () => (await import('./search-and-rooms.tsx')).SearchAndRooms;
const loadMenu = async () => (await import('./menu-content.tsx')).MenuContent;

// The server renders them at once; until the first interaction their links work without scripts.
const { SSR } = import.meta.env;

export const DeferredFooter = SSR
  ? servedPart(await loadFooter())
  : laterPart(loadFooter, { messages: [siteFooterArea], isOfFrame: true });

export const DeferredMenuContent = SSR
  ? servedPart(await loadMenu())
  : laterPart(loadMenu, { messages: [siteFooterArea], isOfFrame: true });

export const DeferredSearchAndRooms = SSR
  ? servedPart(await loadSearchAndRooms())
  : laterPart(loadSearchAndRooms, { messages: [searchArea], isOptional: true });
