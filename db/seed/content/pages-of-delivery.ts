import type { PageSeed } from './page.ts';

export const returnsPage: PageSeed = {
  page: 'return-policy',
  blocks: [
    {
      section: 'intro',
      title: ['Thirty days to live with it', 'ثلاثون يومًا مع القطعة'],
      description: [
        'Returns within 30 days of delivery, refunds in 5-7 business days. Custom items are not returnable unless defective.',
        'الإرجاع خلال ٣٠ يومًا من الاستلام، ورد المبلغ خلال ٥ إلى ٧ أيام عمل. والقطع الخاصة لا تُرجع إلا إذا كان بها عيب.',
      ],
      items: [
        [
          ['What may be returned', 'ما يمكن إرجاعه'],
          [
            'Any piece from the shop, within 30 days of delivery, unused beyond trying it out, with its small parts and papers. You need not give a reason; we like to hear one.',
            'أي قطعة من المتجر خلال ٣٠ يومًا من الاستلام، لم تُستعمل أكثر من تجربتها، ومعها أجزاؤها الصغيرة وأوراقها. لست مضطرًا لذكر السبب، ويسعدنا أن نعرفه.',
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
            'On the page of your order, which its number and your phone open, or by telephone. We agree on a day, collect the piece and give you a receipt. You need not keep the packing; we bring blankets.\n\nCollection costs you nothing.',
            'من صفحة طلبك التي تفتحها برقم الطلب وهاتفك، أو بالهاتف. نتفق على يوم ونأخذ القطعة ونعطيك إيصالًا. لا داعي للاحتفاظ بالتغليف، فنحن نأتي بالبطاطين.\n\nنأتي لأخذها بلا مقابل.',
          ],
        ],
        [
          ['Refund', 'استرداد المبلغ'],
          [
            'Within 5 to 7 business days after the piece has come back and been looked at, by bank transfer or in cash at the showroom. Where the fault was ours, you get the delivery fee back too.',
            'خلال ٥ إلى ٧ أيام عمل من عودة القطعة ومعاينتها، بتحويل بنكي أو نقدًا في المعرض. ونرد رسوم التوصيل الأولى إن كان الخطأ منا.',
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
};

export const deliveryPage: PageSeed = {
  page: 'shipping-info',
  blocks: [
    {
      section: 'intro',
      title: ['To your door, and through it', 'إلى بابك، وإلى داخله'],
      description: [
        'To every governorate, up to your room, assembled and levelled, by people who know the piece.',
        'إلى كل محافظة، وحتى غرفتك، مع التركيب والضبط، على يد من يعرفون القطعة.',
      ],
      items: [
        [
          ['Fees', 'الرسوم'],
          [
            'One fee per order, whatever the number of pieces. Cairo and Giza are free; elsewhere it depends on the road. You see it in the cart before you confirm.',
            'رسوم واحدة للطلب كله مهما كان عدد القطع. القاهرة والجيزة مجانًا، وفي غيرهما بحسب الطريق. وتراه في السلة قبل التأكيد.',
          ],
        ],
        [
          ['Times', 'المدد'],
          [
            'Pieces in our store leave within the days shown on their page. Pieces made to order: the lead time on their page, then the days on the road. Custom designs: 8 to 12 weeks.',
            'ما في المخزن يخرج خلال الأيام المكتوبة في صفحته. وما يُصنع عند الطلب: المدة المكتوبة في صفحته ثم أيام الطريق. والتصاميم الخاصة: من ٨ إلى ١٢ أسبوعًا.',
          ],
        ],
        [
          ['The day itself', 'يوم التوصيل'],
          [
            'We call before we come. Deliveries are between 9am and 6pm, Saturday to Thursday. Two men carry, one assembles, all take off their shoes if you wish.',
            'نتصل بك قبل أن نأتي. والتوصيل بين ٩ صباحًا و٦ مساءً، من السبت إلى الخميس. اثنان يحملان وواحد يركب، ويخلعون أحذيتهم إن أحببت.',
          ],
        ],
        [
          ['Stairs and lifts', 'السلم والأسانسير'],
          [
            'Tell us the floor, the width of the stairs and the size of the lift; the page of each piece checks them for you. Long pieces come apart. A crane, when there is no other way, is agreed beforehand.',
            'أخبرنا بالدور وعرض السلم ومقاس الأسانسير، وصفحة كل قطعة تحسبها لك. القطع الطويلة تُفك، والونش إن لم يكن منه بد نتفق عليه مسبقًا.',
          ],
        ],
        [
          ['Paying', 'الدفع'],
          [
            'In cash to the driver, after you have looked at everything. You get a stamped receipt.',
            'نقدًا للسائق بعد أن تعاين كل شيء، وتستلم منه إيصالًا مختومًا.',
          ],
        ],
        [
          ['Abroad', 'خارج مصر'],
          [
            'We crate and ship by sea or air on request. Write to us with the pieces and the city; the answer takes two days.',
            'نغلّف ونشحن بحرًا أو جوًا عند الطلب. اكتب لنا القطع والمدينة ونرد خلال يومين.',
          ],
        ],
      ],
    },
  ],
};
