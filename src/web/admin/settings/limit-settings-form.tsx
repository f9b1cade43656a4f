import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordSwitch } from '../forms/record-choices.tsx';
import { RecordNumber } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';

interface LimitSettingsFormProps {
  record: LoadedRecord;
  /** Whether the reader uses two-step login, and so may require it of others. */
  hasOwnFactor: boolean;
  serverResult?: RecordResult;
}

/** Every column of `abuse_limits`, in the order of the page. */
const groups = {
  order: ['order_max_pieces', 'order_max_value'],
  phone: ['phone_daily_orders', 'phone_daily_pieces', 'phone_daily_value'],
  network: ['network_daily_orders', 'network_daily_pieces', 'network_daily_value'],
  recipient: ['recipient_daily_orders'],
  hold: ['hold_hours', 'hold_warning_hours', 'hold_extension_hours'],
  game: [
    'game_free_devices',
    'game_proof_bits',
    'game_proof_max_bits',
    'game_guest_claims',
    'game_account_claims',
  ],
} as const;

/** A switch among numbers. */
const staffFactor = 'staff_second_factor' as const;

type Group = keyof typeof groups;
type Limit = (typeof groups)[Group][number];
const groupNames = Object.keys(groups) as Group[];
const problems = ['below_order', 'warning_too_early', 'below_first', 'own_factor_first'] as const;

export function LimitSettingsForm(props: LimitSettingsFormProps) {
  const { record, hasOwnFactor, serverResult } = props;
  const t = useT();
  const names = [...groupNames.flatMap((group): Limit[] => [...groups[group]]), staffFactor];
  const labels = names.map((name) => [name, t(`adminSettings.limits.fields.${name}`)] as const);
  const problemText = (problem: string) => {
    const known = problems.find((each) => each === problem);
    return known && t(`adminSettings.limits.problems.${known}`);
  };
  return (
    <RecordForm {...{ record, serverResult, problemText }} labels={Object.fromEntries(labels)}>
      {groupNames.map((group) => (
        <section key={group} className="record-section">
          <h2>{t(`adminSettings.limits.groups.${group}`)}</h2>
          <p className="max-w-prose text-sm text-muted">
            {t(`adminSettings.limits.leads.${group}`)}
          </p>
          <div className="record-grid">
            {groups[group].map((name: Limit) => (
              <RecordNumber
                key={name}
                name={name}
                isAmount={name.endsWith('_value')}
                hint={t(`adminSettings.limits.hints.${name}`)}
              />
            ))}
          </div>
        </section>
      ))}
      <section className="record-section">
        <h2>{t('adminSettings.limits.groups.staff')}</h2>
        <p className="max-w-prose text-sm text-muted">{t('adminSettings.limits.leads.staff')}</p>
        <RecordSwitch
          name={staffFactor}
          hint={
            <>
              {t('adminSettings.limits.hints.staff_second_factor')}
              {!hasOwnFactor && (
                <>
                  {' '}
                  <Link to="/account/security?next=/admin/settings/limits" className="form-link">
                    {t('adminSettings.limits.setUpOwnFactor')}
                  </Link>
                </>
              )}
            </>
          }
        />
      </section>
    </RecordForm>
  );
}
