import type { StoredSection } from '#domain/content/stored-section.ts';

export const testimonials: StoredSection = {
  name: 'testimonials',
  display_name: 'In their own words',
  display_name_ar: 'قالوا عنا',
  layout_type: 'testimonial',
  items: [
    {
      title_en: 'Mariam Abdelaziz',
      title_ar: 'مريم عبد العزيز',
      description_en: 'Home owner, Zamalek',
      description_ar: 'صاحبة بيت، الزمالك',
      body_en:
        'They measured the afternoon light before they measured the walls. I knew then that the sofa would be right.',
      body_ar: 'قاسوا ضوء العصر قبل أن يقيسوا الحوائط، فعرفت أن الكنبة ستأتي في مكانها.',
      rating: 5,
      tagged_products: 'zamalek-linen-sofa',
    },
    {
      title_en: 'James Whitfield',
      title_ar: 'جيمس ويتفيلد',
      description_en: 'Home owner, Maadi',
      description_ar: 'صاحب بيت، المعادي',
      body_en:
        'The men who carried the table up had also made it. They would not leave before it stood level.',
      body_ar: 'الرجال الذين صعدوا بالسفرة هم من صنعوها، ولم ينصرفوا قبل أن تستوي.',
      rating: 5,
      tagged_products: 'ibn-tulun-dining-table',
    },
    {
      title_en: 'Hossam Fouad',
      title_ar: 'حسام فؤاد',
      description_en: 'Architect, Heliopolis',
      description_ar: 'مهندس معماري، مصر الجديدة',
      body_en:
        'Their drawings are exact to the millimetre and their wood is dry. That is all an architect asks.',
      body_ar: 'رسوماتهم دقيقة بالمليمتر وخشبهم جاف. وهل يطلب المهندس أكثر من ذلك؟',
      rating: 5,
      tagged_products: 'dar-al-kutub-bookcase',
    },
    {
      title_en: 'Sophie Lambert',
      title_ar: 'صوفي لامبير',
      description_en: 'Interior designer, Cairo',
      description_ar: 'مصممة داخلية، القاهرة',
      body_en:
        'I send clients to the workshop before I send a quote. They come back with patience.',
      body_ar: 'أرسل عملائي إلى الورشة قبل أن أرسل عرض السعر، فيعودون وقد تعلموا الصبر.',
      rating: 4,
      cta_text: 'The workshops',
      cta_text_ar: 'ورشنا',
      cta_url: '/workshops',
    },
    {
      title_en: 'Girgis Mikhail',
      title_ar: 'جرجس ميخائيل',
      description_en: 'Lodge owner, Luxor',
      description_ar: 'صاحب نُزل، الأقصر',
      body_en: 'Fourteen rooms, nine days early. Guests ask where to buy the lamps.',
      body_ar: 'أربع عشرة غرفة قبل الموعد بتسعة أيام. والنزلاء يسألون من أين يشترون الأباجورات.',
      rating: 5,
      tagged_products: 'qurna-alabaster-lamp',
    },
  ],
};
