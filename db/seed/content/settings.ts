import type { Text } from '../text.ts';

export const settings = {
  email: 'hello@fustat.example',
  // A number that is not assigned to anyone.
  phone: '+20 2 5550 0100',
  address: ['Al-Fustat Crafts Quarter, Old Cairo, Cairo', 'حي الفسطاط للحِرف، مصر القديمة، القاهرة'],
  map: 'https://www.openstreetmap.org/directions?to=30.0075%2C31.2330',
  legalName: ['Fustat for Handmade Furniture S.A.E.', 'الفسطاط للأثاث اليدوي ش.م.م'],
  taxNumber: '000-555-010',
  register: '555010',
  whatsApp: '+20255500100',
  whatsAppHours: ['Sat–Thu 9–6', 'السبت–الخميس ٩–٦'],
  hours: ['Saturday to Thursday, 9am-6pm', 'من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً'],
} as const satisfies Record<string, string | Text>;

export const footer = {
  tagline: ['Furniture made by hand in Egypt', 'أثاث من شغل اليد في مصر'],
  about: [
    'We work with workshops from Damietta to Aswan, and know the name of whoever made your piece.',
    'نعمل مع ورش من دمياط إلى أسوان، ونعرف اسم من صنع قطعتك.',
  ],
  copyright: ['© 2026 Fustat. All rights reserved.', '© ٢٠٢٦ الفسطاط. جميع الحقوق محفوظة.'],
} as const satisfies Record<string, Text>;

export const socialLinks: readonly { platform: string; label: Text; url: string }[] = [
  {
    platform: 'instagram',
    label: ['Fustat on Instagram', 'الفسطاط على إنستجرام'],
    url: 'https://instagram.example/fustat',
  },
  {
    platform: 'facebook',
    label: ['Fustat on Facebook', 'الفسطاط على فيسبوك'],
    url: 'https://facebook.example/fustat',
  },
  {
    platform: 'pinterest',
    label: ['Fustat on Pinterest', 'الفسطاط على بينتريست'],
    url: 'https://pinterest.example/fustat',
  },
];

/** Title, description and keywords of the main pages for search engines. */
export const seo: Readonly<
  Record<string, { title: Text; description: Text; keywords: Text; hidden?: boolean }>
> = {
  home: {
    title: ['Egyptian handcrafted furniture', 'أثاث مصري من شغل اليد'],
    description: [
      'Walnut, mashrabiya, mother-of-pearl, alabaster: furniture and decor made by hand in Egyptian workshops, delivered to every governorate.',
      'جوز ومشربية وصدف وألباستر: أثاث وديكور تصنعه ورش مصرية باليد ويصل إلى كل المحافظات.',
    ],
    keywords: [
      'egyptian furniture, mashrabiya, mother-of-pearl, handmade, cairo',
      'أثاث مصري، مشربية، صدف، شغل يدوي، القاهرة',
    ],
  },
  shop: {
    title: ['Shop', 'المتجر'],
    description: [
      'Furniture for living room, bedroom, dining room and office, with decor and lighting. Made in Egypt, paid on delivery.',
      'أثاث لغرفة المعيشة والنوم والسفرة والمكتب، مع الديكور والإضاءة. صناعة مصرية، والدفع عند الاستلام.',
    ],
    keywords: [
      'sofa, bed, dining table, desk, lantern, kilim',
      'كنبة، سرير، سفرة، مكتب، فانوس، كليم',
    ],
  },
  workshops: {
    title: ['The workshops', 'الورش'],
    description: [
      'The workshops that make our furniture: who they are, where they work and what they make.',
      'الورش التي تصنع أثاثنا: من فيها، وأين تعمل، وماذا تصنع.',
    ],
    keywords: ['egyptian craftsmen, workshops, map of crafts', 'صنايعية مصر، ورش، خريطة الحِرف'],
  },
  portfolio: {
    title: ['Portfolio', 'أعمالنا'],
    description: [
      'Houses, lodges, offices and shops we have furnished across Egypt.',
      'بيوت ونُزل ومكاتب ومحلات فرشناها في أنحاء مصر.',
    ],
    keywords: [
      'interior projects, hospitality furniture, egypt',
      'مشروعات تصميم داخلي، أثاث فندقي، مصر',
    ],
  },
  'custom-service': {
    title: ['Custom design', 'تصميم خاص'],
    description: [
      'Furniture drawn for your room and made in 8 to 12 weeks. Tell us what you need; we answer within 48 hours.',
      'أثاث يُرسم لغرفتك ويُصنع في ٨ إلى ١٢ أسبوعًا. احكِ لنا ما تحتاجه ونرد خلال ٤٨ ساعة.',
    ],
    keywords: ['custom furniture, made to measure, cairo', 'أثاث حسب الطلب، تفصيل، القاهرة'],
  },
  about: {
    title: ['About us', 'من نحن'],
    description: ['Who we are, who makes your furniture and how.', 'من نحن، ومن يصنع أثاثك، وكيف.'],
    keywords: ['egyptian craftsmen, workshop, fustat', 'صنايعية مصر، ورشة، الفسطاط'],
  },
  contact: {
    title: ['Contact', 'تواصل معنا'],
    description: [
      'Our showroom in Fustat, Old Cairo, and how to reach us.',
      'معرضنا في الفسطاط بمصر القديمة وكيف تصل إلينا.',
    ],
    keywords: ['showroom, old cairo, opening hours', 'معرض، مصر القديمة، مواعيد العمل'],
  },
  faq: {
    title: ['Questions and answers', 'الأسئلة الشائعة'],
    description: [
      'Ordering, delivery, returns, custom work and care.',
      'الطلب والتوصيل والإرجاع والتصميم الخاص والعناية.',
    ],
    keywords: ['faq, delivery, returns', 'أسئلة شائعة، توصيل، إرجاع'],
  },
  cart: {
    title: ['Cart', 'سلة المشتريات'],
    description: ['What you have chosen.', 'ما اخترته.'],
    keywords: ['cart', 'سلة'],
    hidden: true,
  },
};
