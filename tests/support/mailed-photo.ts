import { createPhotoToken } from '#services/orders/photo-token.server.ts';

/** The path of a photo from the workshop as a mail of that time links it. */
export const mailedPhotoPath = (id: string, mailedAt: Date): string =>
  `/order-photos/workshop/${id}?token=${encodeURIComponent(createPhotoToken(id, mailedAt))}`;
