import type { TranslationOf } from '../../../translate.ts';
import type { rooms as english } from '../../en/storefront/rooms.ts';

export const rooms: TranslationOf<typeof english> = {
  'living-room': 'غرفة المعيشة',
  bedroom: 'غرفة النوم',
  'dining-room': 'غرفة السفرة',
  office: 'غرفة المكتب',
  decor: 'ديكور',
  lighting: 'إضاءة',
  uncategorized: 'بدون تصنيف',
};
