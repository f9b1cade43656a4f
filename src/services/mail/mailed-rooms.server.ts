import { translator } from '#i18n/translator.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { links } from '../shared/links.server.ts';
import type { MailContent } from './mail-content.ts';

/** Three rooms of the shop with their pictures. */
export const mailedRooms = (locale: Locale): NonNullable<MailContent['cards']> =>
  (['living-room', 'bedroom', 'dining-room'] as const).map((room) => ({
    title: translator(locale)(`storefront.rooms.${room}`),
    link: links.room(locale, room),
    picture: links.file(`/pictures/room-tiles/${room}.webp`),
  }));
