import { prizeTypes } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordChoice, RecordNumber } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { RecordPicture } from '../../media/record-picture.tsx';

const bilingual = ['name'] as const;
const plain = ['type', 'value', 'image_url', 'quantity', 'status_threshold', 'active'] as const;

interface PrizeFormProps {
  record: LoadedRecord;
  isNew: boolean;
  serverResult?: RecordResult;
}

/** A new prize has its first pieces; later they are restocked. */
export function PrizeForm({ record, isNew, serverResult }: PrizeFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminGame.prizes.fields.${name}`);
  const both = useBilingualLabels({ name: label('name') });
  const shown = plain.filter((name) => isNew || name !== 'quantity');
  const others = Object.fromEntries(shown.map((name) => [name, label(name)]));
  const types = prizeTypes.map((value) => ({
    value,
    label: t(`adminGame.claimList.types.${value}`),
  }));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminGame.prizes.sections.prize')}</h2>
        <BilingualText name="name" label={label('name')} required maxLength={120} />
        <RecordChoice name="type" options={types} />
        <RecordNumber name="value" isAmount hint={t('adminGame.prizes.valueHint')} />
        <RecordPicture name="image_url" label={label('image_url')} />
      </section>
      <section className="record-section">
        <h2>{t('adminGame.prizes.sections.wheel')}</h2>
        {isNew && (
          <RecordNumber name="quantity" required hint={t('adminGame.prizes.quantityHint')} />
        )}
        <RecordNumber name="status_threshold" required hint={t('adminGame.prizes.thresholdHint')} />
        <RecordSwitch name="active" hint={t('adminGame.prizes.activeHint')} />
      </section>
    </RecordForm>
  );
}
