import type { PageSeed } from './page.ts';
import { deliveryPage, returnsPage } from './pages-of-delivery.ts';

export const pagesOfTerms: readonly PageSeed[] = [
  {
    page: 'terms',
    blocks: [
      {
        section: 'intro',
        title: ['Terms of sale', 'شروط البيع'],
        description: [
          'What you may expect from us, and what we ask of you. Written to be read.',
          'ما لك عندنا وما لنا عندك. كُتبت لتُقرأ.',
        ],
        items: [
          [
            ['Who we are', 'من نحن'],
            [
              'Fustat sells handcrafted furniture and decor from its showroom in the Al-Fustat Crafts Quarter, Old Cairo, and through this site. These terms apply to every order placed here, by a guest or with an account.',
              'تبيع الفسطاط الأثاث والديكور المصنوع يدويًا من معرضها في حي الفسطاط للحِرف بمصر القديمة ومن هذا الموقع. وتسري هذه الشروط على كل طلب من هنا، بحساب أو بدونه.',
            ],
          ],
          [
            ['Orders', 'الطلبات'],
            [
              'Your order is an offer to buy. It becomes a contract when we confirm it by telephone or e-mail. Until then either of us may withdraw without cost.\n\nWe may decline an order when a piece has just been sold, when an address cannot be served, or when a price was plainly a mistake. You pay nothing in that case, and we will tell you why.',
              'طلبك عرض شراء، ويصير عقدًا حين نؤكده هاتفيًا أو بالبريد. وحتى ذلك الحين لأي منا أن يرجع بلا تكلفة.\n\nوقد نعتذر عن طلب إذا بيعت القطعة لتوها، أو تعذّر الوصول إلى العنوان، أو كان في السعر خطأ ظاهر. لا تدفع شيئًا عندئذ، ونقول لك السبب.',
            ],
          ],
          [
            ['Prices and payment', 'الأسعار والدفع'],
            [
              'Prices include VAT. Delivery is added by governorate and shown before you confirm; it is free in Cairo and Giza.\n\nYou pay in cash on delivery, after you have looked at the piece. Custom work is paid as agreed in its offer.',
              'الأسعار تشمل ضريبة القيمة المضافة. وتُضاف رسوم التوصيل بحسب المحافظة وتظهر قبل التأكيد، والتوصيل مجاني في القاهرة والجيزة.\n\nتدفع نقدًا عند الاستلام بعد أن ترى القطعة. أما التصاميم الخاصة فتُدفع كما ورد في عرضها.',
            ],
          ],
          [
            ['Coupons', 'الكوبونات'],
            [
              'A coupon needs an account, counts once per customer, and cannot be combined with another or exchanged for money. A coupon used on an order that is cancelled is yours again.',
              'الكوبون يحتاج إلى حساب، ويُستعمل مرة واحدة لكل عميل، ولا يُجمع مع غيره ولا يُستبدل بمال. وإن أُلغي الطلب عاد الكوبون إليك.',
            ],
          ],
          [
            ['Handmade means different', 'شغل اليد لا يتطابق'],
            [
              'Grain, shade and size vary a little from piece to piece: up to two centimetres in furniture, more in weaving and pottery. These are not defects. What must be exact, such as the space beside a window, we check with you before work begins.',
              'تختلف العروق والدرجات والمقاسات قليلًا من قطعة لأخرى: حتى سنتيمترين في الأثاث وأكثر في النسيج والفخار. وليس هذا عيبًا. أما ما لا بد أن يُضبط، كمساحة بجوار شباك، فنراجع مقاسه معك قبل بدء العمل.',
            ],
          ],
          [
            ['Lead times', 'مدد التنفيذ'],
            [
              'The times we state are what the workshop has promised us. Custom pieces take 8 to 12 weeks from the approved drawing. If we are more than two weeks late you may cancel, at no cost.',
              'المدد المذكورة هي ما وعدتنا به الورشة. والقطع الخاصة من ٨ إلى ١٢ أسبوعًا من اعتماد الرسم. فإن تأخرنا أكثر من أسبوعين فلك أن تلغي بلا تكلفة.',
            ],
          ],
          [
            ['Cancelling', 'إلغاء الطلب'],
            [
              'An order from the shop may be cancelled until it is on the van. An order made for you may be cancelled until the workshop has cut the wood; after that we ask for what has been spent, with receipts.',
              'طلب المتجر يُلغى ما دام لم يُحمَّل على السيارة. والطلب المصنوع لك يُلغى ما دامت الورشة لم تقطع الخشب، وبعدها نطلب ما صُرف فعلًا وبإيصالاته.',
            ],
          ],
          [
            ['Returns', 'الإرجاع'],
            [
              'Within 30 days of delivery, as the return policy describes. Custom items can be returned only if they are defective.',
              'خلال ٣٠ يومًا من الاستلام كما توضح سياسة الإرجاع. والقطع الخاصة لا تُرجع إلا إذا كان بها عيب.',
            ],
          ],
          [
            ['Warranty', 'الضمان'],
            [
              'Each product page states its warranty in years. It covers joints, frames, hinges and finish under ordinary household use, repaired at home where possible.\n\nIt does not cover sun, water, a house move done by others, or the marks of ordinary life, which are yours.',
              'تذكر صفحة كل منتج مدة ضمانه بالسنوات. ويشمل الوصلات والهياكل والمفصلات والتشطيب في الاستعمال المنزلي المعتاد، ونصلح في بيتك كلما أمكن.\n\nولا يشمل أثر الشمس والماء والنقل على يد غيرنا، ولا آثار الحياة العادية، فهي ملكك.',
            ],
          ],
          [
            ['Reviews and accounts', 'التقييمات والحسابات'],
            [
              'Reviews are read before they are shown; we refuse insults and advertising, never criticism. Keep your password to yourself and tell us if somebody else uses your account.',
              'نقرأ الآراء قبل نشرها، ونرفض الإساءة والإعلان ولا نرفض النقد. احفظ كلمة مرورك وأخبرنا إن استعمل غيرك حسابك.',
            ],
          ],
          [
            ['Pictures and designs', 'الصور والتصاميم'],
            [
              'The pictures and texts of this site and the drawings of our pieces belong to us and to the workshops. A design drawn for you is yours to keep; we will not sell it to your neighbour without asking.',
              'صور هذا الموقع ونصوصه ورسومات قطعنا ملك لنا وللورش. أما التصميم الذي رُسم لك فهو لك، ولن نبيعه لجارك دون إذنك.',
            ],
          ],
          [
            ['Law', 'القانون'],
            [
              'Egyptian law applies, including the consumer protection law, whose rights these terms do not reduce. Cairo courts decide what we cannot settle over tea.',
              'يسري القانون المصري بما فيه قانون حماية المستهلك الذي لا تنتقص هذه الشروط من حقوقه. وتفصل محاكم القاهرة فيما لم نحلّه على كوب شاي.',
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
        section: 'intro',
        title: ['What we know about you', 'ما نعرفه عنك'],
        description: [
          'We keep what we need to bring you furniture, and not a day longer than we must.',
          'نحتفظ بما نحتاجه لنوصل إليك أثاثك، ولا يومًا أكثر مما يجب.',
        ],
        items: [
          [
            ['What we keep', 'ما نحتفظ به'],
            [
              'Name, e-mail, phone and addresses; your orders, wishlist and reviews; messages and pictures you send us; the CV you sent when you applied for work; the language and theme you prefer.\n\nWe never see a card number, because you pay in cash.',
              'الاسم والبريد والهاتف والعناوين، وطلباتك ومفضلتك وتقييماتك، والرسائل والصور التي ترسلها، وسيرتك الذاتية إن تقدمت لوظيفة، واللغة والمظهر اللذان تفضلهما.\n\nولا نرى رقم بطاقة أبدًا، فأنت تدفع نقدًا.',
            ],
          ],
          [
            ['Why', 'لماذا'],
            [
              'To deliver and to be reachable about an order, to answer you, and to meet tax law. We send the newsletter only to those who asked for it, each with an unsubscribe link.',
              'للتوصيل والتواصل بشأن الطلب والرد عليك والتزامًا بقانون الضرائب. ولا نرسل نشرة إلا لمن طلبها، وفي كل رسالة رابط يوقفها.',
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
              'One for your session, one for language, one for light or dark, and, if you play our game, one that tells this device from others. Your cart stays in your own browser. No advertising, no tracking, and so no banner to click away.',
              'واحد لجلستك وواحد للغة وواحد للمظهر، وواحد يميّز جهازك إن لعبت لعبتنا. وتبقى سلتك في متصفحك. لا إعلانات ولا تتبع، ولهذا لا توجد نافذة تطلب موافقتك.',
            ],
          ],
          [
            ['How we keep it', 'كيف نحفظها'],
            [
              'On our own servers, encrypted in transit, readable only by those whose work needs it. Passwords are stored so that nobody, ourselves included, can read them.',
              'على خوادمنا، مشفّرة أثناء انتقالها، ولا يقرؤها إلا من يحتاجها في عمله. وكلمات المرور محفوظة بطريقة لا تتيح لأحد قراءتها، ولا لنا.',
            ],
          ],
          [
            ['How long', 'إلى متى'],
            [
              'Orders for five years, as the law requires. Enquiries and applications for two. Everything else until you delete it or close the account.',
              'الطلبات خمس سنوات كما يطلب القانون، والاستفسارات وطلبات التوظيف عامين، وما عدا ذلك حتى تحذفه أو تغلق حسابك.',
            ],
          ],
          [
            ['Your rights', 'حقوقك'],
            [
              'Download your data or delete your account in the account settings; for a correction write to us. We answer within 48 hours and act within 30 days.',
              'نزّل بياناتك أو احذف حسابك من إعدادات الحساب، وللتصحيح راسلنا. نرد خلال ٤٨ ساعة وننفذ خلال ٣٠ يومًا.',
            ],
          ],
          [
            ['Changes', 'التغييرات'],
            [
              'When this page changes in a way that matters, it says here what is new and since when.',
              'إذا تغيّر في هذه الصفحة شيء يعنيك، فهنا تجد الجديد وتاريخه.',
            ],
          ],
        ],
      },
    ],
  },
  returnsPage,
  deliveryPage,
];
