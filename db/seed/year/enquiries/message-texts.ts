type MessageText = {
  subject: 'product_inquiry' | 'order_status' | 'return_exchange' | 'custom_furniture' | 'other';
  en: string;
  ar: string;
};

/** What people ask through the contact form. */
export const messageTexts: readonly MessageText[] = [
  {
    subject: 'order_status',
    en: 'You promised my table for last week. When will it come?',
    ar: 'كان موعد الترابيزة الأسبوع الماضي، فمتى تصل؟',
  },
  {
    subject: 'product_inquiry',
    en: 'Can I see the walnut and the oak beside each other in your showroom?',
    ar: 'هل يمكن رؤية الجوز والأرو متجاورين في المعرض؟',
  },
  {
    subject: 'product_inquiry',
    en: 'Is the leather of the pouf dyed through or only on top?',
    ar: 'هل جلد البوف مصبوغ بالكامل أم السطح فقط؟',
  },
  {
    subject: 'return_exchange',
    en: 'The mirror is lovely but too heavy for our wall. May I exchange it?',
    ar: 'المرآة جميلة لكنها ثقيلة على الحائط، هل يمكن استبدالها؟',
  },
  {
    subject: 'custom_furniture',
    en: 'Would you make the octagonal table 10 cm lower?',
    ar: 'هل تصنعون الترابيزة المثمنة أقل بعشرة سنتيمترات؟',
  },
  {
    subject: 'order_status',
    en: 'Please change the telephone of my order, I wrote the old one.',
    ar: 'من فضلكم تغيير رقم الهاتف في طلبي، كتبت الرقم القديم.',
  },
  {
    subject: 'other',
    en: 'We are a school of crafts. May our students visit the workshop?',
    ar: 'نحن مدرسة حِرف، هل يمكن لطلابنا زيارة الورشة؟',
  },
  {
    subject: 'product_inquiry',
    en: 'How do I clean the brass of the tray without losing its colour?',
    ar: 'كيف يُنظف نحاس الصينية دون أن يتغير لونه؟',
  },
];
