import { readRecent, writeRecent } from '#domain/catalog/recently-viewed.ts';
import { readStored, store } from '../../shared/use-stored.ts';

export const recentKey = 'recently-viewed';

export function rememberVisit(productId: string): void {
  store(recentKey, writeRecent(readRecent(readStored(recentKey)), productId));
}
