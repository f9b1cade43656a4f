import type { PageSeed } from './page.ts';

export const pagesOfTerms: readonly PageSeed[] = [
  {
    page: 'terms',
    blocks: [
      {
        section: 'main',
        title: ['Terms of sale', 'شروط البيع'],
        description: [
          'What you may expect from us, and what we ask of you. Written to be read.',
          'ما لك عندنا وما لنا عندك. كُتبت لتُقرأ.',
        ],
        items: [
          [
            ['Who we are', 'من نحن'],
            [
              'Fustat sells handcrafted furniture and decor from its showroom in Fustat, Old Cairo, and through this site. These terms apply to every order placed here.',
              'تبيع الفسطاط الأثاث والديكور المصنوع يدويًا من معرضها في الفسطاط بمصر القديمة ومن هذا الموقع. وتسري هذه الشروط على كل طلب من هنا.',
            ],
          ],
          [
            ['Orders', 'الطلبات'],
            [
              'Your order is an offer to buy. It becomes a contract when we confirm it by telephone or e-mail. Until then either of us may withdraw without cost.',
              'طلبك عرض شراء، ويصير عقدًا حين نؤكده هاتفيًا أو بالبريد. وحتى ذلك الحين لأي منا أن يرجع بلا تكلفة.',
            ],
          ],
          [
            ['Prices and payment', 'الأسعار والدفع'],
            [
              'Prices include VAT. Delivery is added by governorate and shown before you confirm; it is free in Cairo and Giza. You pay in cash on delivery. Coupons apply once per customer and cannot be combined or exchanged for money.',
              'الأسعار تشمل ضريبة القيمة المضافة. تُضاف رسوم التوصيل بحسب المحافظة وتظهر قبل التأكيد، وهو مجاني في القاهرة والجيزة. الدفع نقدًا عند الاستلام. والكوبون يُستعمل مرة لكل عميل ولا يُجمع مع غيره ولا يُستبدل بمال.',
            ],
          ],
          [
            ['Handmade means different', 'شغل اليد لا يتطابق'],
            [
              'Grain, shade and size vary a little from piece to piece: up to two centimetres in furniture, more in weaving and pottery. These are not defects.',
              'تختلف العروق والدرجات والمقاسات قليلًا من قطعة لأخرى: حتى سنتيمترين في الأثاث وأكثر في النسيج والفخار. وليس هذا عيبًا.',
            ],
          ],
          [
            ['Lead times', 'مدد التنفيذ'],
            [
              'The times we state are what the workshop has promised us. Custom pieces take 8 to 12 weeks. If we are more than two weeks late you may cancel, at no cost.',
              'المدد المذكورة هي ما وعدتنا به الورشة، والقطع الخاصة من ٨ إلى ١٢ أسبوعًا. فإن تأخرنا أكثر من أسبوعين فلك أن تلغي بلا تكلفة.',
            ],
          ],
          [
            ['Warranty', 'الضمان'],
            [
              'Each product page states its warranty in years. It covers joints, frames, hinges and finish under ordinary household use, repaired at home where possible.',
              'تذكر صفحة كل منتج مدة ضمانه بالسنوات. ويشمل الوصلات والهياكل والمفصلات والتشطيب في الاستعمال المنزلي المعتاد، ونصلح في بيتك كلما أمكن.',
            ],
          ],
          [
            ['Reviews and accounts', 'التقييمات والحسابات'],
            [
              'Reviews are read before they are shown; we refuse insults and advertising, never criticism. Keep your password to yourself and tell us if somebody else uses your account.',
              'نقرأ التقييمات قبل نشرها، ونرفض الإساءة والإعلان ولا نرفض النقد. احفظ كلمة مرورك وأخبرنا إن استعمل غيرك حسابك.',
            ],
          ],
          [
            ['Law', 'القانون'],
            [
              'Egyptian law applies, including the consumer protection law, whose rights these terms do not reduce. Cairo courts decide what we cannot settle over tea.',
              'يسري القانون المصري بما فيه قانون حماية المستهلك الذي لا تنتقص هذه الشروط من حقوقه. وتفصل محاكم القاهرة فيما لم نحله على كوب شاي.',
            ],
          ],
        ],
      },
    ],
  },
  {
    page: 'privacy',
    blocks: [
      {
        section: 'main',
        title: ['Privacy', 'الخصوصية'],
        description: [
          'We keep what we need to bring you furniture, and not a day longer than we must.',
          'نحتفظ بما نحتاجه لنوصل إليك أثاثك، ولا يومًا أكثر مما يجب.',
        ],
        items: [
          [
            ['What we keep', 'ما نحتفظ به'],
            [
              'Name, e-mail, phone and addresses; your orders, wishlist and reviews; pictures you send for custom work; the language and theme you prefer.',
              'الاسم والبريد والهاتف والعناوين، وطلباتك ومفضلتك وتقييماتك، والصور التي ترسلها للتصميم الخاص، واللغة والمظهر اللذان تفضلهما.',
            ],
          ],
          [
            ['Why', 'لماذا'],
            [
              'To deliver and to be reachable about an order, to answer you, and to meet tax law. We send letters only to those who asked for them, each with a link that ends them.',
              'للتوصيل والتواصل بشأن الطلب والرد عليك والتزامًا بقانون الضرائب. ولا نرسل رسائل إلا لمن طلبها، وفي كل رسالة رابط يوقفها.',
            ],
          ],
          [
            ['Who sees it', 'من يراها'],
            [
              'Our staff, as far as their work needs it, and the carrier, who gets your name, phone and address. Nobody else, and never for money.',
              'فريقنا بقدر ما يحتاجه عمله، وشركة النقل التي تعرف اسمك وهاتفك وعنوانك فقط. لا أحد غيرهما، ولا تُباع أبدًا.',
            ],
          ],
          [
            ['Cookies', 'ملفات الارتباط'],
            [
              'One for your session, one for language, one for light or dark. Your cart stays in your own browser. No advertising, no tracking.',
              'واحد لجلستك وواحد للغة وواحد للمظهر. وتبقى سلتك في متصفحك. لا إعلانات ولا تتبع.',
            ],
          ],
          [
            ['How long', 'إلى متى'],
            [
              'Orders for five years, as the law asks. Enquiries for two. Everything else until you delete it or close the account.',
              'الطلبات خمس سنوات كما يطلب القانون، والاستفسارات عامين، وما عدا ذلك حتى تحذفه أو تغلق حسابك.',
            ],
          ],
          [
            ['Your rights', 'حقوقك'],
            [
              'Ask for a copy, a correction or a deletion through the contact page. We answer within 48 hours and act within 30 days.',
              'اطلب نسخة أو تصحيحًا أو حذفًا من خلال صفحة التواصل. نرد خلال ٤٨ ساعة وننفذ خلال ٣٠ يومًا.',
            ],
          ],
        ],
      },
    ],
  },
  {
    page: 'return-policy',
    blocks: [
      {
        section: 'main',
        title: ['Returns', 'سياسة الإرجاع'],
        description: [
          'Thirty days to live with a piece before you decide.',
          'ثلاثون يومًا تعيش فيها مع القطعة قبل أن تقرر.',
        ],
        items: [
          [
            ['What may be returned', 'ما يمكن إرجاعه'],
            [
              'Any piece from the shop, within 30 days of delivery, unused beyond trying it out, with its small parts and papers.',
              'أي قطعة من المتجر خلال ٣٠ يومًا من الاستلام، لم تُستعمل أكثر من تجربتها، ومعها أجزاؤها الصغيرة وأوراقها.',
            ],
          ],
          [
            ['What may not', 'ما لا يُرجع'],
            [
              'Custom items: pieces made to your drawing or measure, or with a name set in shell. Unless they are defective, in which case we repair, remake or refund.',
              'القطع الخاصة: ما صُنع على رسمك أو مقاسك أو كُتب عليه اسم بالصدف. إلا إذا كان بها عيب، فنصلحها أو نعيد صنعها أو نرد ثمنها.',
            ],
          ],
          [
            ['How', 'كيف'],
            [
              'Call or write to us with the order number. We agree on a day, collect the piece and give you a receipt. Collection is free in Cairo and Giza; elsewhere the delivery fee of your governorate applies.',
              'اتصل أو اكتب إلينا برقم الطلب. نتفق على يوم ونأخذ القطعة ونعطيك إيصالًا. الاستلام منك مجاني في القاهرة والجيزة، وفي غيرهما برسوم توصيل محافظتك.',
            ],
          ],
          [
            ['Refund', 'استرداد المبلغ'],
            [
              'Within 5 to 7 business days after the piece has come back and been looked at, by bank transfer or in cash at the showroom.',
              'خلال ٥ إلى ٧ أيام عمل من عودة القطعة ومعاينتها، بتحويل بنكي أو نقدًا في المعرض.',
            ],
          ],
          [
            ['Damaged on the way', 'تلف أثناء النقل'],
            [
              'Refuse it at the door, or send pictures within two days. Repair, replacement and transport are on us.',
              'ارفض استلامها عند الباب أو أرسل صورًا خلال يومين. والإصلاح أو الاستبدال والنقل علينا.',
            ],
          ],
          [
            ['Exchange', 'الاستبدال'],
            [
              'The same piece in another colour or wood, within the same 30 days. You pay or get back the difference.',
              'القطعة نفسها بلون أو خشب آخر خلال الثلاثين يومًا ذاتها، وتدفع الفرق أو تسترده.',
            ],
          ],
        ],
      },
    ],
  },
  {
    page: 'shipping-info',
    blocks: [
      {
        section: 'main',
        title: ['Delivery', 'معلومات التوصيل'],
        description: [
          'To every governorate, up to your room, assembled and levelled.',
          'إلى كل محافظة وحتى غرفتك، مركبًا ومضبوطًا.',
        ],
        items: [
          [
            ['Fees', 'الرسوم'],
            [
              'Free in Cairo and Giza. Elsewhere one fee per order by governorate, from $15 in Qalyubia to $60 in North Sinai and the New Valley, whatever the number of pieces. You see it before you confirm.',
              'مجانًا في القاهرة والجيزة. وفي غيرهما رسم واحد للطلب بحسب المحافظة، من ١٥ دولارًا في القليوبية إلى ٦٠ دولارًا في شمال سيناء والوادي الجديد، مهما كان عدد القطع. وتراه قبل التأكيد.',
            ],
          ],
          [
            ['Times', 'المدد'],
            [
              'Pieces in our store: 3 to 5 days. Pieces made to order: the lead time on their page, plus 3 to 5 days on the road. Custom designs: 8 to 12 weeks.',
              'ما في المخزن: من ٣ إلى ٥ أيام. وما يُصنع عند الطلب: المدة المكتوبة في صفحته ثم ٣ إلى ٥ أيام في الطريق. والتصاميم الخاصة: من ٨ إلى ١٢ أسبوعًا.',
            ],
          ],
          [
            ['The day itself', 'يوم التوصيل'],
            [
              'We call the day before and agree on two hours between 9am and 6pm, Saturday to Thursday. Two men carry, one assembles, all take off their shoes if you wish.',
              'نتصل قبلها بيوم ونتفق على ساعتين بين ٩ صباحًا و٦ مساءً، من السبت إلى الخميس. اثنان يحملان وواحد يركب، ويخلعون أحذيتهم إن أحببت.',
            ],
          ],
          [
            ['Stairs and lifts', 'السلم والمصعد'],
            [
              'Tell us the floor, the width of the stairs and the size of the lift. Long pieces come apart; a crane, when there is no other way, is agreed beforehand.',
              'أخبرنا بالدور وعرض السلم ومقاس المصعد. القطع الطويلة تُفك، والونش إن لم يكن منه بد نتفق عليه مسبقًا.',
            ],
          ],
          [
            ['Paying', 'الدفع'],
            [
              'In cash to the driver, after you have looked at everything. You get a stamped receipt.',
              'نقدًا للسائق بعد أن ترى كل شيء، ومعه إيصال مختوم.',
            ],
          ],
          [
            ['Abroad', 'خارج مصر'],
            [
              'We crate and ship by sea or air on request. Write to us with the pieces and the city; the answer takes two days.',
              'نغلف ونشحن بحرًا أو جوًا عند الطلب. اكتب لنا القطع والمدينة ونرد خلال يومين.',
            ],
          ],
        ],
      },
    ],
  },
];
