import type { DecodeResponse } from '../uploads/decode-protocol.ts';
import type { StoreFile } from '../uploads/with-uploads.server.ts';

export type Widths = NonNullable<DecodeResponse>;

/** One after the other, so that a failure leaves no write under way. */
export async function storeWidths(
  { files }: Widths,
  prefix: string,
  store: StoreFile,
): Promise<void> {
  for (const { type, width, bytes } of files) {
    await store({ folder: 'media', name: `${prefix}${width}`, extension: type, body: bytes });
  }
}
