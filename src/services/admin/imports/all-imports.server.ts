import type { ImportSource } from './import-source.ts';
import { productImport } from './product-import.server.ts';

const imports: readonly ImportSource[] = [productImport];

export const findImport = (list: string): ImportSource | undefined =>
  imports.find(({ source }) => source.list.name === list);
