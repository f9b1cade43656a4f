import { furnishings } from './furnishings.ts';
import { furniture } from './furniture.ts';

/** What a picture of each model shows, for those who cannot see it. */
export const pieces = { ...furniture, ...furnishings } as const;

export type Piece = keyof typeof pieces;
