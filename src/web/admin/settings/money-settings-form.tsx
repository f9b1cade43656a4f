import { currencies } from '#domain/admin/settings/currencies.ts';
import { useT } from '#i18n/react.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordChoice, RecordNumber } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';

interface MoneySettingsFormProps {
  record: LoadedRecord;
  /** How many products have a price. */
  products: number;
  serverResult?: RecordResult;
}

const names = ['currency', 'typed_currency', 'tax_mode', 'tax_rate', 'arabic_digits'] as const;

export function MoneySettingsForm({ record, products, serverResult }: MoneySettingsFormProps) {
  const t = useT();
  const labels = names.map((name) => [name, t(`adminSettings.money.fields.${name}`)] as const);
  const choices = <Value extends string>(
    values: readonly Value[],
    text: (value: Value) => string,
  ) => values.map((value) => ({ value, label: text(value) }));
  return (
    <RecordForm
      {...{ record, serverResult }}
      labels={Object.fromEntries(labels)}
      problemText={(problem) =>
        problem === 'currency_not_typed' ? t('adminSettings.money.notTyped') : undefined
      }
    >
      <section className="record-section">
        <h2>{t('adminSettings.money.currency')}</h2>
        <RecordChoice
          name="currency"
          options={currencies.map((code) => ({
            value: code,
            label: (
              <>
                {t(`adminSettings.money.currencies.${code}`)} <bdi lang="en">{code}</bdi>
              </>
            ),
          }))}
        />
        <p className="max-w-prose text-sm">
          {t('adminSettings.money.notConverted', { count: products })}
        </p>
        <TextField
          name="typed_currency"
          hint={t('adminSettings.money.typeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          className="max-w-form"
        />
      </section>
      <section className="record-section">
        <h2>{t('adminSettings.money.tax')}</h2>
        <RecordChoice
          name="tax_mode"
          options={choices(['included', 'exclusive'] as const, (mode) =>
            t(`adminSettings.money.taxModes.${mode}`),
          )}
        />
        <RecordNumber name="tax_rate" hint={t('adminSettings.money.rateHint')} isAmount />
      </section>
      <section className="record-section">
        <h2>{t('adminSettings.money.digits')}</h2>
        <RecordChoice
          name="arabic_digits"
          options={choices(['arab', 'latn'] as const, (digits) =>
            t(`adminSettings.money.digitKinds.${digits}`),
          )}
        />
      </section>
    </RecordForm>
  );
}
