import type { TranslationOf } from '../../../translate.ts';
import type { orderEntries as english } from '../../en/admin-orders/order-entries.ts';

export const orderEntries: TranslationOf<typeof english> = {
  title: 'سجل الطلب',
  by: { customer: 'العميل', staff: 'فريق العمل', system: 'المتجر تلقائيًا' },
  internal: 'داخلي',
  internalNote: 'ملاحظة داخلية',
  message: 'ملاحظة للعميل',
  shown: 'يظهر للعميل',
  add: 'إضافة إلى السجل',
  addText: 'ملاحظة أو صور، دون تغيير حالة الطلب.',
  noteEn: 'الملاحظة بالإنجليزية',
  noteAr: 'الملاحظة بالعربية',
  visible: 'تظهر للعميل ويصله إشعار',
  photo: 'صورة {count}',
  photoHint: '٢٠ ميجابايت على الأكثر. يتيح الهاتف التصوير بالكاميرا.',
  altEn: 'وصف الصورة بالإنجليزية',
  altAr: 'وصف الصورة بالعربية',
  morePhotos: 'صور أخرى',
  save: 'حفظ في السجل',
  saved: 'تمت الإضافة إلى السجل.',
  photosAgain: 'اختر الصور مرة أخرى من فضلك.',
  problems: {
    empty: 'اكتب ملاحظة أو اختر صورة من فضلك.',
    too_many_images: 'خمس صور على الأكثر.',
    image_too_large: 'إحدى الصور أكبر من ٢٠ ميجابايت.',
    not_an_image: 'أحد الملفات ليس صورة.',
    alt_required: 'اكتب وصف الصورة من فضلك.',
  },
};
