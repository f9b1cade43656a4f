import type { TranslationOf } from '../../../translate.ts';
import type { hotspots as english } from '../../en/admin-work/hotspots.ts';

export const hotspots: TranslationOf<typeof english> = {
  productsHint: 'تظهر للزوار أسفل القصة، الأعلى سعرًا أولًا.',
  noProducts: 'لا توجد منتجات مرتبطة بعد.',
  lead: 'اختر منتجًا ثم اضغط على مكانه في الصورة.',
  noPictures: 'أضف الصور أولًا.',
  picture: 'الصورة {position}',
  product: 'المنتج',
  place: 'وضع في المنتصف',
  point: '{name}: {left}٪ من اليسار، {height}٪ من أعلى',
  keys: 'تحرك الأسهم النقطة ١٪، ومع Shift تتحرك ٥٪. يحذفها مفتاح Delete.',
  x: 'البعد عن اليسار بالنسبة المئوية: {name}',
  y: 'البعد عن أعلى الصورة بالنسبة المئوية: {name}',
  remove: 'حذف نقطة {name}',
  unlinked: 'غير مرتبط، لا يظهر للزوار',
};
