import type { TranslationOf } from '../../../translate.ts';
import type { gameSettings as english } from '../../en/admin-game/game-settings.ts';

export const gameSettings: TranslationOf<typeof english> = {
  switch: 'حالة اللعبة',
  on: 'مفتوحة',
  off: 'مغلقة',
  turnOn: 'فتح اللعبة',
  turnOff: 'إغلاق اللعبة',
  saving: 'جارٍ الحفظ …',
  consequence: 'من فاز بجائزة يستطيع طلبها في الحالتين.',
  cannotOpen: 'لا يمكن فتح اللعبة:',
  warns: 'لا يستطيع أحد بدء لعبة:',
  failed: 'لم تتغير حالة اللعبة.',
  obstacles: {
    no_prize: 'لم تتبق جوائز.',
    too_few_questions: 'الأسئلة المفعّلة أقل من أربعة.',
  },
  ready: 'الأسئلة المفعّلة',
  constants: 'قواعد اللعبة',
  constantsText: 'القواعد واحدة للجميع وهي جزء من البرنامج.',
  rules: {
    questionsPerGame: 'عدد الأسئلة في اللعبة',
    secondsPerQuestion: 'الثواني لكل سؤال',
    segmentCount: 'خانات العجلة',
    cooldownHours: 'الساعات حتى اللعبة التالية',
    pointsPerClaim: 'النقاط عن كل جائزة',
    gameCouponPercent: 'نسبة الخصم إذا لم تُحدد للكوبون',
  },
};
