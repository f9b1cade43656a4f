import { crafts } from '#domain/catalog/workshop.ts';
import { difficulties } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSelect, RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordChoice } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { CorrectOption } from './correct-option.tsx';

const bilingual = ['question', 'options', 'category', 'explanation'] as const;
const plain = ['correct_answer', 'craft', 'difficulty_level', 'is_active'] as const;

interface QuestionFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function QuestionForm({ record, serverResult }: QuestionFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminGame.gameQuestions.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  const levels = difficulties.map((value) => ({
    value,
    label: t(`adminGame.gameQuestions.difficulties.${value}`),
  }));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminGame.gameQuestions.sections.question')}</h2>
        <BilingualText
          name="question"
          label={label('question')}
          rows={2}
          required
          isArabicOptional
          maxLength={500}
        />
        <BilingualText
          name="options"
          label={label('options')}
          rows={6}
          required
          isArabicOptional
          hint={t('adminGame.gameQuestions.optionsHint')}
        />
        <CorrectOption hint={t('adminGame.gameQuestions.correctHint')} />
        <BilingualText
          name="explanation"
          label={label('explanation')}
          rows={3}
          maxLength={1000}
          hint={t('adminGame.gameQuestions.explanationHint')}
        />
        <CraftChoice />
      </section>
      <section className="record-section">
        <h2>{t('adminGame.gameQuestions.sections.use')}</h2>
        <BilingualText name="category" label={label('category')} maxLength={100} />
        <RecordChoice name="difficulty_level" options={levels} />
        <RecordSwitch name="is_active" hint={t('adminGame.gameQuestions.activeHint')} />
      </section>
    </RecordForm>
  );
}

/** The picture that players see beside the explanation comes from a workshop with this craft. */
function CraftChoice() {
  const t = useT();
  const options = crafts.map((value) => ({
    value,
    label: t(`adminGame.gameQuestions.crafts.${value}`),
  }));
  return (
    <RecordSelect
      name="craft"
      options={[{ value: '', label: t('adminGame.gameQuestions.noCraft') }, ...options]}
      hint={t('adminGame.gameQuestions.craftHint')}
    />
  );
}
