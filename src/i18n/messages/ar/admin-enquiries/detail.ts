import type { TranslationOf } from '../../../translate.ts';
import type { enquiryDetail as english } from '../../en/admin-enquiries/detail.ts';

export const enquiryDetail: TranslationOf<typeof english> = {
  back: 'كل الطلبات',
  backToMessages: 'كل الرسائل',
  customer: 'العميل',
  call: 'اتصال',
  whatsApp: 'واتساب',
  email: 'البريد الإلكتروني',
  received: 'تاريخ الوصول',
  project: 'المشروع',
  serviceType: 'الخدمة',
  projectType: 'نوع المشروع',
  budget: 'الميزانية',
  timeline: 'الموعد المفضل',
  area: 'المساحة',
  squareMetres: '{area} م²',
  styles: 'الطراز',
  message: 'الرسالة',
  noMessage: 'لم يكتب العميل رسالة.',
  pictures: 'الصور',
  noPictures: 'لا توجد صور.',
  picture: 'الصورة {position} من {total}',
  openPicture: 'فتح الصورة {position} بحجمها الكامل',
  references: 'روابط أرسلها العميل',
};
