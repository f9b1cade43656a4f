import type { TranslationOf } from '../../../translate.ts';
import type { lightbox as english } from '../../en/product-details/lightbox.ts';

export const lightbox: TranslationOf<typeof english> = {
  title: 'صور {name}',
  hint: 'اسحب أو استخدم الأسهم. قرّب بإصبعين أو بلمستين أو بمفتاح + لترى أدق.',
  zoomIn: 'أقرب',
  zoomOut: 'الصورة كاملة',
};
