import { createContext, type ReactNode } from 'react';

/** What a form shows when it was filled with what was typed before; nothing unless a frame sets it. */
export const RestoredNotice = createContext<((onDiscard: () => void) => ReactNode) | null>(null);
