import type { TranslationOf } from '../../../translate.ts';
import type { productDetails as english } from '../../en/product-details/index.ts';
import { compare } from './compare.ts';
import { delivery } from './delivery.ts';
import { facts } from './facts.ts';
import { fit } from './fit.ts';
import { lightbox } from './lightbox.ts';
import { notify } from './notify.ts';
import { reviews } from './reviews.ts';
import { set } from './set.ts';

export const productDetails: TranslationOf<typeof english> = {
  compare,
  delivery,
  facts,
  fit,
  lightbox,
  needsScripts: 'السلة تحتاج إلى تشغيل جافاسكريبت. يمكنك أيضًا الطلب بالهاتف أو من المعرض.',
  notify,
  reviews,
  set,
  shownChoice: 'في الصورة: {shown}. أما {selected} فيظهر في المربع المجاور لاسمه.',
};
