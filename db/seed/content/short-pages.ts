import type { PageSeed } from './page.ts';

/** Introductions of pages that mainly consist of a form or a list. */
export const shortPages: readonly PageSeed[] = [
  {
    page: 'contact',
    blocks: [
      {
        section: 'intro',
        title: ['Write, ring, or come for tea', 'اكتب أو اتصل أو مُرّ علينا'],
        description: [
          'A person answers, within 48 hours at the latest, in Arabic or English.',
          'يرد عليك شخص من فريقنا خلال ٤٨ ساعة على الأكثر، بالعربية أو الإنجليزية.',
        ],
      },
      {
        section: 'way',
        title: ['Finding us', 'الوصول إلينا'],
        body: [
          'The showroom is in the Al-Fustat Crafts Quarter in Old Cairo. From Mar Girgis metro station it is five minutes on foot, past the Coptic Museum; there is shade for two cars in front of the gate.\n\nWe are open Saturday to Thursday, 9am to 6pm. On Fridays the workshop is quiet and so are we.',
          'المعرض في حي الفسطاط للحِرف بمصر القديمة. من محطة مترو مار جرجس خمس دقائق مشيًا بعد المتحف القبطي، وأمام البوابة ظل لسيارتين.\n\nنفتح من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً. ويوم الجمعة تهدأ الورشة ونهدأ معها.',
        ],
      },
    ],
  },
  {
    page: 'faq',
    blocks: [
      {
        section: 'intro',
        title: ['What people ask us', 'ما يسألنا عنه الناس'],
        description: [
          'Ordering, delivery, returns, custom work, care and the showroom. If your question is missing, ask it; we answer within 48 hours.',
          'الطلب والتوصيل والإرجاع والتصميم الخاص والعناية والمعرض. إن لم تجد سؤالك فراسلنا به، ونرد خلال ٤٨ ساعة.',
        ],
      },
    ],
  },
  {
    page: 'careers',
    blocks: [
      {
        section: 'intro',
        title: [
          'Work with your hands, or with those who do',
          'اشتغل بيدك، أو مع من يشتغلون بأيديهم',
        ],
        description: [
          'We are twenty-six people in Fustat, with workshops around the country. We take on few, train long and hope that you stay.',
          'نحن ستة وعشرون في الفسطاط، ومعنا ورش في أنحاء البلد. نختار القليلين وندرب طويلًا ونتمنى أن تبقى.',
        ],
        body: [
          'Write to us with what you have made. A photograph says more than a certificate, though we read both.',
          'راسلنا بما صنعته. الصورة تقول أكثر من الشهادة، وإن كنا نقرأ الاثنتين.',
        ],
        picture: 'workshop-rack',
      },
    ],
  },
];
