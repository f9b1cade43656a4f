import type { TranslationOf } from '../../../translate.ts';
import type {
  libraryPicture as englishPicture,
  pictureRemoval as englishRemove,
  pictureReplacement as englishReplace,
} from '../../en/admin-media/picture.ts';

export const libraryPicture: TranslationOf<typeof englishPicture> = {
  focal: 'ما يبقى ظاهرًا',
  focalText: 'يقص المتجر الصور لتناسب إطاراتها، ويُبقي ما حول هذه النقطة.',
  focalX: 'بُعد النقطة عن اليسار بالمئة',
  focalY: 'بُعد النقطة عن الأعلى بالمئة',
  focalAt: 'نقطة التركيز: {x}٪ من اليسار و{y}٪ من الأعلى',
  focalKeys: 'اضغط على الصورة أو حرّك النقطة بمفاتيح الأسهم، ومع Shift بخطوات أكبر.',
  cuts: 'كما تظهر في المتجر',
  cutNames: { '4x5': 'منتج ٤:٥', '3x2': 'مشروع ٣:٢', '16x9': 'عريض ١٦:٩', '1x1': 'مربع' },
  alt: 'الوصف',
  altText:
    'لمن لا يرى الصورة ولمحركات البحث. تبدأ به المواضع الجديدة، وتبقى الأوصاف المكتوبة في مواضعها كما هي.',
  uses: 'مواضع ظهورها',
  kilobytes: '{size} كيلوبايت',
  added: 'أُضيفت في {date}',
  places: {
    product: 'منتج',
    portfolio: 'سابقة الأعمال',
    project: 'مشروع',
    workshop: 'ورشة',
    partner: 'شريك',
    team: 'الفريق',
    page: 'صفحة',
    seo: 'محركات البحث',
    prize: 'جائزة',
    newsletter: 'نشرة بريدية',
    order: 'طلب',
    draft: 'مسودة',
  },
};

export const pictureReplacement: TranslationOf<typeof englishReplace> = {
  title: 'استبدال الصورة في كل مكان',
  text: 'تظهر صورة أخرى في كل المواضع. تبقى الطلبات كما بيعت، وتبقى النشرات البريدية والمسودات كما كُتبت.',
  choose: 'اختيار الصورة الأخرى',
  try: 'عرض ما سيتغير',
  trying: 'جارٍ التحقق…',
  preview: {
    zero: 'لن يتغير أي موضع',
    one: 'سيتغير موضع واحد',
    two: 'سيتغير موضعان',
    few: 'ستتغير {count} مواضع',
    many: 'سيتغير {count} موضعًا',
    other: 'سيتغير {count} موضع',
  },
  before: 'الآن',
  after: 'بعد الاستبدال',
  apply: 'استبدال',
  applying: 'جارٍ الاستبدال…',
  applied: {
    zero: 'لم يتغير أي موضع.',
    one: 'تغير موضع واحد.',
    two: 'تغير موضعان.',
    few: 'تغيرت {count} مواضع.',
    many: 'تغير {count} موضعًا.',
    other: 'تغير {count} موضع.',
  },
  unknown: 'هذه الصورة ليست في المكتبة.',
  same: 'هذه هي الصورة نفسها.',
  unused: 'لا تظهر هذه الصورة في أي صفحة.',
  forbidden: 'بعض هذه المواضع من اختصاص زملاء آخرين. من فضلك اطلب ذلك من مدير النظام.',
  expired: 'مضى وقت طويل على هذا العرض. اطلبه مرة أخرى من فضلك.',
  changed: 'تغيّر أحد هذه المواضع في أثناء عملك. اطلب العرض مرة أخرى من فضلك.',
};

export const pictureRemoval: TranslationOf<typeof englishRemove> = {
  title: 'حذف الصورة',
  button: 'حذف',
  busy: 'جارٍ الحذف…',
  question: 'حذف هذه الصورة نهائيًا؟',
  text: 'ستُحذف ملفاتها، ولا يمكن التراجع عن ذلك.',
  stay: 'إبقاؤها',
  used: 'الصورة مستخدمة. استبدلها أولًا.',
  gone: 'هذه الصورة محذوفة بالفعل.',
};
