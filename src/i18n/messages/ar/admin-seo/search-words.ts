import type { TranslationOf } from '../../../translate.ts';
import type {
  searchMisses as englishMisses,
  searchWords as englishWords,
} from '../../en/admin-seo/search-words.ts';

export const searchWords: TranslationOf<typeof englishWords> = {
  lead: 'الناس تسمّي الأشياء بغير أسمائنا. كلمات السطر الواحد تصل إلى القطع نفسها، باللغتين.',
  new: 'كلمات جديدة',
  back: 'كل كلمات البحث',
  search: 'كلمة',
  columns: {
    words: 'بالإنجليزية',
    wordsAr: 'بالعربية',
    finds: 'تصل إلى',
    changed: 'آخر تعديل',
    leadsOn: 'تصل إلى غيرها',
  },
  views: { leadsOn: 'تصل إلى غيرها' },
  empty: 'لا توجد كلمات بحث بعد',
  emptyText: 'أضف الكلمات التي يستخدمها الزوار لقطعك وألوانها وخاماتها.',
  sections: { typed: 'ما يكتبه الناس', finds: 'ما يصلون إليه' },
  fields: { words: 'الكلمات', finds: 'تصل إلى' },
  typedHint:
    'افصل بين الكلمات بفاصلة: كنبة، أريكة، صوفا. الجمع وأداة التعريف والإملاء القريب معروفة من دونك.',
  findsHint: 'اتركها فارغة إذا كان معنى الكلمات واحدًا. مثال: «انتريه» تصل إلى: كنبة، فوتيه.',
  removal: 'ينسى البحث هذه الكلمات فورًا.',
};

export const searchMisses: TranslationOf<typeof englishMisses> = {
  lead: 'ما بحث عنه الزوار ولم يجدوه، أسبوعًا بأسبوع، دون أي شيء عن الزوار أنفسهم. اضغط على كلمة لتضيفها إلى كلمات البحث.',
  search: 'كلمة',
  columns: { term: 'ما بُحث عنه', times: 'المرات', week: 'الأسبوع من', foundSome: 'ظهر بكلمات أقل' },
  views: { nothing: 'بلا نتائج' },
  empty: 'وجد الزوار كل ما بحثوا عنه',
  emptyText: 'تظهر هنا عمليات البحث التي لم تصل إلى شيء، أو وصلت بكلمات أقل، وتبقى نصف سنة.',
};
