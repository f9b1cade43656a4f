import type { TranslationOf } from '../../../translate.ts';
import type { couponSeries as english } from '../../en/admin-coupons/series.ts';

export const couponSeries: TranslationOf<typeof english> = {
  link: 'مجموعة أكواد',
  lead: 'حتى ٥٠٠ كوبون بالشروط نفسها، ولكل منها كود خاص به.',
  section: 'الأكواد',
  fields: { prefix: 'بداية كل كود', count: 'عدد الأكواد' },
  hints: {
    prefix: 'مثل ‎EID-‎، وتليها ثمانية حروف وأرقام.',
    count: 'من ٢ إلى ٥٠٠.',
    max_uses: 'لكل كود. الرقم ١ يجعل كل كود صالحًا لطلب واحد.',
  },
  made: {
    zero: 'لم يُنشأ أي كود.',
    one: 'أُنشئ كود واحد.',
    two: 'أُنشئ كودان.',
    few: 'أُنشئت {count} أكواد.',
    many: 'أُنشئ {count} كودًا.',
    other: 'أُنشئ {count} كود.',
  },
  shown: 'هذه أكواد مجموعة واحدة.',
  download: 'تنزيل الأكواد (CSV)',
};
