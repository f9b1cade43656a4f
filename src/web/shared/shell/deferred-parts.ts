import { enhanceLater, withFrame } from '../router/enhance-later.tsx';

const loadFooter = async () => ({ default: (await import('./footer.tsx')).Footer });
const loadSearchAndRooms = async () => ({
  default: (await import('./search-and-rooms.tsx')).SearchAndRooms,
});
const loadMenu = async () => ({ default: (await import('./menu-content.tsx')).MenuContent });

// The server renders them at once; until the first interaction their links work without scripts.
const { SSR } = import.meta.env;

export const DeferredFooter = SSR
  ? withFrame((await loadFooter()).default)
  : enhanceLater(loadFooter);

export const DeferredMenuContent = SSR
  ? withFrame((await loadMenu()).default)
  : enhanceLater(loadMenu);

export const DeferredSearchAndRooms = SSR
  ? withFrame((await loadSearchAndRooms()).default)
  : enhanceLater(loadSearchAndRooms);
