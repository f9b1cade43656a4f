import type { TranslationOf } from '../../translate.ts';
import type { orderResults as english } from '../en/order-results.ts';

export const orderResults: TranslationOf<typeof english> = {
  coupon: {
    applied: 'تم تطبيق الكوبون بنجاح!',
    login_required: 'يجب تسجيل الدخول لاستخدام الكوبونات',
    invalid: 'كود الكوبون غير صحيح.',
    not_valid_yet: 'لم يبدأ سريان هذا الكوبون بعد. يبدأ من {date}.',
    expired: 'انتهت صلاحية هذا الكوبون.',
    belongs_to_another: 'كوبون اللعبة هذا يخص مستخدمًا آخر.',
    game_coupon_used: 'سبق استخدام كوبون اللعبة هذا.',
    fully_used: 'وصل هذا الكوبون إلى الحد الأقصى من مرات الاستخدام.',
    already_used: 'سبق لك استخدام هذا الكوبون.',
    minimum_purchase: 'هذا الكوبون للمشتريات من {amount} فأكثر.',
    lookup_failed: 'خطأ في التحقق من الكوبون.',
    unexpected: 'حدث خطأ أثناء التحقق من الكوبون.',
    not_applied: 'حدث خطأ أثناء تطبيق الكوبون',
    rate_limited: 'محاولات كثيرة. انتظر قليلًا قبل تجربة كود آخر.',
    missing: 'أضف مشتريات بقيمة {amount} لتستفيد منه.',
  },
  rejection: {
    cart_empty: 'من فضلك أضف قطعًا إلى السلة قبل إتمام الطلب.',
    session_ended: 'انتهت جلستك ولم يُسجَّل أي طلب. سجّل الدخول من جديد ثم عُد إلى هنا: سلتك كما هي.',
    address_required: 'من فضلك اختر عنوان التوصيل.',
    not_served: 'لا نوصّل إلى هذه المحافظة بعد.',
    out_of_stock: 'المتاح من {name} أقل مما طلبت. المتبقي: {left}.',
    gone: 'إحدى القطع في سلتك لم تعد متاحة.',
    price_changed: 'تغيّر السعر منذ رأيته. من فضلك راجع طلبك من جديد.',
    key_reused: 'سبق تسجيل هذا الطلب بمحتويات أخرى.',
    rate_limited: 'محاولات كثيرة. من فضلك انتظر قليلًا.',
    failed: 'حدثت مشكلة أثناء تنفيذ طلبك. من فضلك حاول مرة أخرى.',
  },
};
