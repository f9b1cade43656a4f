import { useMemo } from 'react';
import type { QuestionMismatch, questionsList } from '#domain/admin/lists/questions-list.ts';
import type { Difficulty } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useQuestionListTexts(): ListTexts<typeof questionsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminGame.gameQuestions.caption'),
      search: t('adminGame.gameQuestions.search'),
      column: (id) => t(`adminGame.gameQuestions.columns.${id}`),
      view: (id) => t(`adminGame.gameQuestions.views.${id}`),
      value: (id, value) => {
        if (id === 'difficulty')
          return t(`adminGame.gameQuestions.difficulties.${value as Difficulty}`);
        if (id === 'mismatch')
          return t(`adminGame.gameQuestions.mismatches.${value as QuestionMismatch}`);
        return value;
      },
      tone: (id) => (id === 'mismatch' ? 'warning' : undefined),
      empty: {
        title: t('adminGame.gameQuestions.empty'),
        text: t('adminGame.gameQuestions.emptyText'),
      },
    }),
    [t],
  );
}
