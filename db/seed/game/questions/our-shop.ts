import { easy, hard, medium, type Theme } from './question.ts';

export const ourShop: Theme = {
  category: ['Our shop', 'متجرنا'],
  questions: [
    easy(
      ['How do you pay in our shop?', 'كيف تدفع في متجرنا؟'],
      [
        ['In cash, when the piece arrives', 'نقدًا عند وصول القطعة'],
        ['By cheque in advance', 'بشيك مقدّمًا'],
        ['In gold', 'بالذهب'],
        ['By stamps', 'بطوابع البريد'],
      ],
      [
        'Cash on delivery is our only method: you look at the piece first.',
        'الدفع عند الاستلام طريقتنا الوحيدة: ترى القطعة أولًا.',
      ],
    ),
    easy(
      ['In which city is our showroom?', 'في أي مدينة معرضنا؟'],
      [
        ['Cairo', 'القاهرة'],
        ['Alexandria', 'الإسكندرية'],
        ['Aswan', 'أسوان'],
        ['Mansoura', 'المنصورة'],
      ],
      [
        'In the crafts quarter of Old Cairo, where Fustat once stood.',
        'في حي الحِرف بمصر القديمة، حيث كانت الفسطاط.',
      ],
    ),
    easy(
      ['On which day of the week does the showroom rest?', 'في أي يوم من الأسبوع يستريح المعرض؟'],
      [
        ['Friday', 'الجمعة'],
        ['Sunday', 'الأحد'],
        ['Monday', 'الاثنين'],
        ['Wednesday', 'الأربعاء'],
      ],
      [
        'We are open from Saturday to Thursday, nine to six.',
        'نفتح من السبت إلى الخميس، من التاسعة إلى السادسة.',
      ],
    ),
    easy(
      ['Where does the name Fustat come from?', 'من أين جاء اسم «الفسطاط»؟'],
      [
        ['Egypt’s first Islamic capital', 'أول عاصمة إسلامية لمصر'],
        ['A kind of wood', 'نوع من الخشب'],
        ['A family of carpenters', 'عائلة نجارين'],
        ['A star', 'نجم في السماء'],
      ],
      [
        'Fustat was the city of potters, glass-makers and weavers before Cairo was founded.',
        'كانت الفسطاط مدينة الخزّافين وصنّاع الزجاج والنسّاجين قبل أن تُبنى القاهرة.',
      ],
      'pottery',
    ),
    medium(
      [
        'How long after delivery can you return a piece from the shop?',
        'خلال كم يومًا من الاستلام يمكنك إرجاع قطعة من المتجر؟',
      ],
      [
        ['30 days', 'ثلاثون يومًا'],
        ['3 days', 'ثلاثة أيام'],
        ['7 days', 'سبعة أيام'],
        ['90 days', 'تسعون يومًا'],
      ],
      [
        'Pieces made to your own measure are the exception, unless something is wrong with them.',
        'ويُستثنى ما صُنع على مقاسك، إلا إن كان به عيب.',
      ],
    ),
    medium(
      ['How long does a custom piece usually take?', 'كم تستغرق عادةً قطعة مصنوعة حسب الطلب؟'],
      [
        ['8 to 12 weeks', 'من ٨ إلى ١٢ أسبوعًا'],
        ['2 to 3 days', 'يومين أو ثلاثة'],
        ['1 to 2 weeks', 'أسبوعًا أو اثنين'],
        ['A year or two', 'سنة أو سنتين'],
      ],
      [
        'Drawing, choosing the boards, joining, finishing: good joints do not hurry.',
        'رسم واختيار ألواح وتجميع وتشطيب: الشغل الجيد لا يُستعجل.',
      ],
      'joinery',
    ),
    medium(
      ['In which two governorates is delivery free?', 'في أي محافظتين يكون التوصيل مجانًا؟'],
      [
        ['Cairo and Giza', 'القاهرة والجيزة'],
        ['Luxor and Aswan', 'الأقصر وأسوان'],
        ['Matrouh and South Sinai', 'مطروح وجنوب سيناء'],
        ['Damietta and Port Said', 'دمياط وبورسعيد'],
      ],
      [
        'To the other governorates there is one fee per order, whatever the number of pieces.',
        'ولبقية المحافظات رسوم واحدة للطلب كله مهما كان عدد القطع.',
      ],
    ),
    medium(
      [
        'How soon do we answer a request for a custom design?',
        'خلال كم ساعة نردّ على طلب التصميم الخاص؟',
      ],
      [
        ['Within 48 hours', 'خلال ٤٨ ساعة'],
        ['Within a month', 'خلال شهر'],
        ['Within 10 minutes', 'خلال ١٠ دقائق'],
        ['Only on Fridays', 'أيام الجمعة فقط'],
      ],
      ['A designer reads it first, and then calls you.', 'يقرؤه أحد مصممينا أولًا ثم يتصل بك.'],
    ),
    hard(
      [
        'How many pictures can you send with a request for a custom design?',
        'كم صورة يمكنك إرسالها مع طلب التصميم الخاص؟',
      ],
      [
        ['Up to five', 'حتى خمس صور'],
        ['Exactly one', 'صورة واحدة فقط'],
        ['Up to twenty', 'حتى عشرين صورة'],
        ['None', 'ولا صورة'],
      ],
      [
        'A photograph of the room tells more than a page of words.',
        'صورة الغرفة تغني عن صفحة كاملة من الوصف.',
      ],
    ),
    hard(
      [
        'How long does a refund take once a returned piece has come back?',
        'كم يستغرق ردّ المبلغ بعد عودة القطعة المرتجعة؟',
      ],
      [
        ['5 to 7 business days', 'من ٥ إلى ٧ أيام عمل'],
        ['One hour', 'ساعة واحدة'],
        ['3 months', 'ثلاثة أشهر'],
        ['A full year', 'سنة كاملة'],
      ],
      [
        'We look at the piece, and then the money goes its way.',
        'نفحص القطعة، ثم يأخذ المبلغ طريقه إليك.',
      ],
    ),
  ],
};
