import { easy, hard, medium, type Theme } from './question.ts';

export const atHome: Theme = {
  category: ['Design at home', 'تصميم وبيت'],
  questions: [
    easy(
      ['How high is a usual dining table?', 'كم ارتفاع ترابيزة السفرة المعتاد؟'],
      [
        ['About 75 cm', 'نحو ٧٥ سم'],
        ['About 45 cm', 'نحو ٤٥ سم'],
        ['About 100 cm', 'نحو ١٠٠ سم'],
        ['About 120 cm', 'نحو ١٢٠ سم'],
      ],
      [
        'With a seat at about 45 cm, thirty remain for your knees.',
        'ومع مقعد ارتفاعه نحو ٤٥ سم تبقى ثلاثون لركبتيك.',
      ],
      'joinery',
    ),
    easy(
      ['What does an ottoman not have?', 'ما الذي لا نجده في البوف؟'],
      [
        ['A back', 'الظهر'],
        ['A filling', 'الحشو'],
        ['A cover', 'الكسوة'],
        ['A soft seat', 'المقعد الطري'],
      ],
      [
        'Low, soft and open on all sides, it is seat, footrest and side table in turn.',
        'منخفض وطري ومفتوح من كل ناحية: مقعد ومسند قدم وترابيزة جانبية.',
      ],
      'upholstery',
    ),
    easy(
      ['What is veneer?', 'ما القشرة في الأثاث؟'],
      [
        ['A thin sheet of wood glued to a base', 'شريحة خشب رقيقة تُلصق على قاعدة'],
        ['A kind of screw', 'نوع من البراغي'],
        ['A metal polish', 'ملمّع معادن'],
        ['A curtain fabric', 'قماش ستائر'],
      ],
      [
        'Ancient Egypt already veneered plain wood with ebony. Rare timber goes further this way.',
        'عرفتها مصر القديمة فكست الخشب العادي بالأبنوس، وهكذا يكفي الخشب النادر لأكثر من قطعة.',
      ],
      'inlay',
    ),
    easy(
      [
        'How is an oiled wooden table best cleaned from day to day?',
        'كيف تنظّف ترابيزة خشب مدهونة بالزيت كل يوم؟',
      ],
      [
        ['With a soft, slightly damp cloth', 'بقماشة ناعمة مبلّلة قليلًا'],
        ['With bleach', 'بالكلور'],
        ['With a steel brush', 'بفرشاة سلك'],
        ['With a bucket of water', 'بجردل ماء'],
      ],
      [
        'Wipe along the grain and dry at once: standing water is what wood dislikes most.',
        'امسح مع اتجاه الألياف وجفّف فورًا، فأكثر ما يكرهه الخشب ماء واقف عليه.',
      ],
      'joinery',
    ),
    medium(
      [
        'Which colour temperature gives the warm light of a living room?',
        'أي درجة حرارة لونية تعطي ضوءًا دافئًا لغرفة المعيشة؟',
      ],
      [
        ['About 2,700 kelvin', 'نحو ٢٬٧٠٠ كلفن'],
        ['About 5,000 kelvin', 'نحو ٥٬٠٠٠ كلفن'],
        ['About 6,500 kelvin', 'نحو ٦٬٥٠٠ كلفن'],
        ['About 10,000 kelvin', 'نحو ١٠٬٠٠٠ كلفن'],
      ],
      [
        'The lower the number, the warmer the light; behind alabaster it turns to honey.',
        'كلما قلّ الرقم دفئ الضوء، ووراء الألباستر يصير بلون العسل.',
      ],
      'alabaster',
    ),
    medium(
      [
        'How far should a rug reach beyond the dining table, so that chairs stay on it?',
        'كم تزيد السجادة على ترابيزة السفرة حتى تبقى الكراسي عليها؟',
      ],
      [
        ['About 60 cm on each side', 'نحو ٦٠ سم من كل جانب'],
        ['About 10 cm on each side', 'نحو ١٠ سم من كل جانب'],
        ['Not at all', 'لا تزيد شيئًا'],
        ['About 2 m on each side', 'نحو مترين من كل جانب'],
      ],
      [
        'That is the depth a chair needs when somebody rises.',
        'هذا ما يحتاجه الكرسي حين يقوم صاحبه.',
      ],
      'kilim',
    ),
    medium(
      [
        'What is leather called that was tanned with bark and other plants?',
        'ما اسم الجلد المدبوغ بلحاء الشجر والنباتات؟',
      ],
      [
        ['Vegetable-tanned leather', 'جلد مدبوغ دباغة نباتية'],
        ['Patent leather', 'جلد لميع'],
        ['Suede', 'شمواه'],
        ['Leatherette', 'جلد صناعي'],
      ],
      [
        'It is firm at first, then darkens and softens where hands touch it.',
        'يكون متماسكًا أول الأمر، ثم يغمق ويلين حيث تمسّه الأيدي.',
      ],
      'leather',
    ),
    hard(
      [
        'The golden ratio, dear to designers, is about which number?',
        'النسبة الذهبية التي يحبها المصممون تساوي تقريبًا أي رقم؟',
      ],
      [
        ['1.618, nearly eight to five', '١٫٦١٨ أي قرابة ثمانية إلى خمسة'],
        ['1.414, the diagonal of a square', '١٫٤١٤ أي قُطر المربع'],
        ['3.142, the circle’s own number', '٣٫١٤٢ أي ثابت الدائرة'],
        ['2.718, the number of growth', '٢٫٧١٨ أي عدد النمو الطبيعي'],
      ],
      [
        'The longer part is to the shorter as the whole is to the longer.',
        'الجزء الأطول إلى الأقصر كالكل إلى الأطول.',
      ],
    ),
    hard(
      [
        'Art Deco takes its name from an exhibition of 1925. In which city?',
        'أخذ طراز الآرت ديكو اسمه من معرض أُقيم سنة ١٩٢٥. في أي مدينة؟',
      ],
      [
        ['Paris', 'باريس'],
        ['Cairo', 'القاهرة'],
        ['Vienna', 'فيينا'],
        ['Chicago', 'شيكاغو'],
      ],
      [
        'Tutankhamun’s tomb had been found three years before, and Egypt was everywhere in the new style.',
        'كانت مقبرة توت عنخ آمون قد اكتُشفت قبلها بثلاث سنوات، فظهرت مصر في كل زاوية من الطراز الجديد.',
      ],
    ),
  ],
};
