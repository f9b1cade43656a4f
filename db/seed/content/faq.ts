import type { Text } from '../text.ts';

export type FaqSeed = {
  slug: string;
  name: Text;
  items: readonly (readonly [question: Text, answer: Text])[];
};

export const faq: readonly FaqSeed[] = [
  {
    slug: 'ordering',
    name: ['Ordering', 'الطلب والدفع'],
    items: [
      [
        ['How do I pay?', 'كيف أدفع؟'],
        [
          'In cash, when the piece is in your house and you have looked at it. Cash on delivery is our only method, so there is nothing to pay in advance for pieces from the shop.',
          'نقدًا، بعد أن تقف القطعة في بيتك وتراها بعينك. الدفع عند الاستلام هو طريقتنا الوحيدة، فلا تدفع شيئًا مقدمًا عن قطع المتجر.',
        ],
      ],
      [
        ['Do I need an account to order?', 'هل أحتاج إلى حساب لأطلب؟'],
        [
          'No. You can order as a guest with your name, phone, e-mail and address. With an account you keep your addresses, follow the order step by step, and may use discount coupons.',
          'لا. يمكنك الطلب دون حساب، باسمك وهاتفك وبريدك وعنوانك. أما الحساب فيحفظ عناوينك ويتابع طلبك خطوة بخطوة ويتيح لك كوبونات الخصم.',
        ],
      ],
      [
        ['Are the prices final?', 'هل الأسعار نهائية؟'],
        [
          'Prices include VAT. The delivery fee depends on your governorate and is shown before you confirm; delivery within Cairo and Giza is free.',
          'الأسعار تشمل ضريبة القيمة المضافة. رسوم التوصيل بحسب المحافظة وتظهر لك قبل التأكيد، والتوصيل مجاني داخل القاهرة والجيزة.',
        ],
      ],
      [
        ['Can I pay in instalments, or in pounds?', 'هل يمكنني التقسيط أو الدفع بالجنيه؟'],
        [
          'There are no instalments: you pay once, when the piece stands in your house, and no interest hides in the price. Prices are in US dollars. If you would rather pay in Egyptian pounds, say so when we call to confirm, and we agree on the amount before the piece leaves.',
          'لا نبيع بالتقسيط: تدفع مرة واحدة بعد أن تقف القطعة في بيتك، ولا فوائد مخفية في السعر. الأسعار بالدولار الأمريكي، وإن فضّلت الدفع بالجنيه المصري فأخبرنا حين نتصل لتأكيد الطلب، ونتفق على المبلغ قبل خروج القطعة.',
        ],
      ],
      [
        ['Can I change or cancel my order?', 'هل يمكنني تعديل الطلب أو إلغاؤه؟'],
        [
          'Yes, until the workshop has cut the wood. We call you to confirm every order; tell us then, or ring the showroom. A coupon used on a cancelled order is yours again.',
          'نعم، ما لم تكن الورشة قد قطعت الخشب. نتصل بك لتأكيد كل طلب فأخبرنا حينها أو اتصل بالمعرض. والكوبون الذي استعملته في طلب ملغى يعود إليك.',
        ],
      ],
      [
        ['Why can I use only one coupon?', 'لماذا كوبون واحد فقط؟'],
        [
          'One coupon per order, and each coupon once per customer. It keeps the discount fair to the workshops, who are paid the full price.',
          'كوبون واحد لكل طلب، ومرة واحدة لكل عميل. هكذا يبقى الخصم عادلًا مع الورش التي تتقاضى أجرها كاملًا.',
        ],
      ],
    ],
  },
  {
    slug: 'delivery',
    name: ['Delivery', 'التوصيل'],
    items: [
      [
        ['Where do you deliver?', 'إلى أين توصلون؟'],
        [
          'To all 27 governorates of Egypt with our own vans and two trusted carriers. For other countries write to us; we crate and ship on request.',
          'إلى محافظات مصر السبع والعشرين بسياراتنا وبشركتي نقل نثق بهما. وللدول الأخرى راسلنا، فنحن نغلف ونشحن عند الطلب.',
        ],
      ],
      [
        ['How long does it take?', 'كم يستغرق التوصيل؟'],
        [
          'Pieces that wait in our store leave within the days shown on their page; the days on the road depend on your governorate. Pieces made for you carry their lead time on the product page; custom designs take 8 to 12 weeks.',
          'القطع الموجودة في المخزن تخرج خلال الأيام المكتوبة في صفحتها، ثم أيام الطريق بحسب محافظتك. والقطع التي تُصنع لك مدتها مكتوبة في صفحتها، أما التصاميم الخاصة فتستغرق من ٨ إلى ١٢ أسبوعًا.',
        ],
      ],
      [
        ['Do you carry the furniture upstairs and assemble it?', 'هل تصعدون بالأثاث وتركبونه؟'],
        [
          'Yes, to the room you choose, on any floor, and we take the packing away. Tell us about narrow stairs and small lifts when we call.',
          'نعم، إلى الغرفة التي تختارها وفي أي دور، ونأخذ مواد التغليف معنا. فقط أخبرنا عند الاتصال إن كان السلم ضيقًا أو الأسانسير صغيرًا.',
        ],
      ],
      [
        ['Can I choose the day?', 'هل أختار يوم التوصيل؟'],
        [
          'We call before we come and agree on the day. We deliver Saturday to Thursday.',
          'نتصل بك قبل أن نأتي ونتفق معك على اليوم. نوصل من السبت إلى الخميس.',
        ],
      ],
    ],
  },
  {
    slug: 'returns',
    name: ['Returns', 'الإرجاع'],
    items: [
      [
        ['Can I return a piece?', 'هل يمكنني إرجاع قطعة؟'],
        [
          'Yes, within 30 days of delivery, in the condition in which it came. Begin on the page of your order, which its number and your phone open, or call us. We collect it.',
          'نعم، خلال ٣٠ يومًا من الاستلام وبالحالة التي وصلت بها. ابدأ من صفحة طلبك التي تفتحها برقم الطلب وهاتفك، أو اتصل بنا، ونأتي لأخذها.',
        ],
      ],
      [
        ['When do I get my money back?', 'متى أسترد المبلغ؟'],
        [
          'Within 5 to 7 business days after the piece is back with us, by bank transfer or in cash at the showroom, as you prefer.',
          'خلال ٥ إلى ٧ أيام عمل من عودة القطعة إلينا، بتحويل بنكي أو نقدًا في المعرض كما تفضل.',
        ],
      ],
      [
        ['What about custom pieces?', 'وماذا عن القطع المصنوعة حسب الطلب؟'],
        [
          'A piece made to your drawing cannot be returned unless it is defective. If it is, we repair it, make it again or refund it.',
          'القطعة المصنوعة على رسمك لا تُرجع إلا إذا كان بها عيب. فإن كان بها عيب أصلحناها أو أعدنا صنعها أو رددنا ثمنها.',
        ],
      ],
      [
        ['My piece arrived damaged. What now?', 'وصلت القطعة وبها تلف، ماذا أفعل؟'],
        [
          'Do not accept it, or send us a picture within two days. We send somebody to repair it at home or bring another one, at our cost.',
          'لا تستلمها، أو أرسل إلينا صورة خلال يومين. نرسل من يصلحها في بيتك أو نأتي ببديل على حسابنا.',
        ],
      ],
    ],
  },
  {
    slug: 'custom-work',
    name: ['Custom work', 'التصميم الخاص'],
    items: [
      [
        ['How does a custom order begin?', 'كيف يبدأ الطلب الخاص؟'],
        [
          'Fill in the form on the custom service page with a few pictures. We answer within 48 hours and agree on the next step with you.',
          'املأ النموذج في صفحة التصميم الخاص وأرفق بعض الصور. نرد خلال ٤٨ ساعة ونتفق معك على الخطوة التالية.',
        ],
      ],
      [
        ['How long does it take?', 'كم يستغرق؟'],
        [
          'From the approved drawing, 8 to 12 weeks. Large inlay and full rooms may take longer; you will know before you decide.',
          'من اعتماد الرسم، من ٨ إلى ١٢ أسبوعًا. وقد يطول التطعيم الكثيف والغرف الكاملة، وستعرف ذلك قبل أن تقرر.',
        ],
      ],
      [
        ['May I choose the wood and the workshop?', 'هل أختار الخشب والورشة؟'],
        [
          'The wood always. The workshop we suggest by craft; you are welcome to visit it and to see your piece on the bench.',
          'الخشب دائمًا من اختيارك. أما الورشة فنرشحها بحسب الحرفة، ويسعدنا أن تزورها وترى قطعتك وهي تُصنع.',
        ],
      ],
      [
        ['Do you restore old furniture?', 'هل ترممون الأثاث القديم؟'],
        [
          'Yes: joints, veneer, inlay, cane and upholstery. Send pictures of the damage and of the whole piece.',
          'نعم: الوصلات والقشرة والتطعيم والخيزران والتنجيد. أرسل صورًا للتلف وللقطعة كاملة.',
        ],
      ],
    ],
  },
  {
    slug: 'care',
    name: ['Care', 'العناية'],
    items: [
      [
        ['How do I care for oiled wood?', 'كيف أعتني بالخشب المزيّت؟'],
        [
          'Dry cloth every week, a thin coat of oil once a year. A small bottle comes with every oiled piece; we refill it for nothing at the showroom.',
          'قماش جاف كل أسبوع وطبقة زيت رقيقة مرة في السنة. مع كل قطعة مزيّتة زجاجة صغيرة نعيد ملأها مجانًا في المعرض.',
        ],
      ],
      [
        ['A piece of shell has come off. Can it be repaired?', 'سقطت قطعة صدف، هل يمكن إصلاحها؟'],
        [
          'Keep the piece if you can. The inlayer sets it back in an hour; if it is lost, he cuts another from the same lot.',
          'احتفظ بها إن استطعت، فالصدفجي يعيدها في ساعة. وإن ضاعت قطع غيرها من الدفعة نفسها.',
        ],
      ],
      [
        ['Will brass turn dark?', 'هل يغمق لون النحاس؟'],
        [
          'It will, and many of us like it. Lemon and fine ash bring the shine back in five minutes.',
          'نعم، وكثيرون منا يحبونه هكذا. الليمون والرماد الناعم يعيدان لمعته في خمس دقائق.',
        ],
      ],
      [
        ['What does the warranty cover?', 'ماذا يشمل الضمان؟'],
        [
          'Joints, frames, hinges and finish, for the years shown on the product page. Not the marks of ordinary life, which are yours.',
          'الوصلات والهياكل والمفصلات والتشطيب للمدة المكتوبة في صفحة المنتج. ولا يشمل آثار الحياة العادية، فهي ملكك.',
        ],
      ],
    ],
  },
  {
    slug: 'showroom',
    name: ['Showroom', 'المعرض'],
    items: [
      [
        ['Where are you, and when are you open?', 'أين أنتم ومتى تفتحون؟'],
        [
          'In Fustat, Old Cairo, five minutes on foot from the Coptic Museum. Saturday to Thursday, 9am to 6pm.',
          'في الفسطاط بمصر القديمة، على خمس دقائق مشيًا من المتحف القبطي. من السبت إلى الخميس، من ٩ صباحًا إلى ٦ مساءً.',
        ],
      ],
      [
        ['Can I see every piece there?', 'هل كل القطع معروضة؟'],
        [
          'About sixty at a time. If you come for one piece in particular, call the day before and we bring it from the store.',
          'نحو ستين قطعة في كل وقت. إن كنت قادمًا من أجل قطعة بعينها فاتصل قبلها بيوم لنأتي بها من المخزن.',
        ],
      ],
      [
        ['May I take samples home?', 'هل آخذ عينات إلى البيت؟'],
        [
          'Yes: up to three samples of wood, cloth or leather. We also send them to you, free of charge.',
          'نعم: حتى ثلاث عينات من الخشب أو القماش أو الجلد. ونرسلها إليك أيضًا مجانًا.',
        ],
      ],
    ],
  },
];
