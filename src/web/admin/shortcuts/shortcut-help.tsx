import { useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { removeStored, useStored, writeStored } from '../../shared/storage/use-stored.ts';
import { shortcutPlacesFor } from './shortcut-places.ts';
import { shortcutsKey, shortcutsOff } from './use-shortcuts.ts';

const actions = [
  { keys: ['/'], name: 'filter' },
  { keys: ['j', 'k'], name: 'rows' },
  { keys: ['x'], name: 'tick' },
  { keys: ['e'], name: 'open' },
  { keys: ['F2'], name: 'editCell' },
  { keys: ['?'], name: 'help' },
] as const;

export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT();
  const { roles } = useAuth();
  const isOff = useStored(shortcutsKey) === shortcutsOff;
  return (
    <Dialog
      id="shortcuts"
      title={t('admin.shortcuts.title')}
      description={t('admin.shortcuts.lead')}
      open={isOpen}
      onClose={onClose}
    >
      <Checkbox
        label={t('admin.shortcuts.isOn')}
        hint={t('admin.shortcuts.isOnHint')}
        checked={!isOff}
        onChange={({ target }) =>
          target.checked ? removeStored(shortcutsKey) : writeStored(shortcutsKey, shortcutsOff)
        }
      />
      <dl className="shortcut-list">
        <Line keys={['Ctrl', 'K']} label={t('admin.search.title')} />
        {actions.map(({ keys, name }) => (
          <Line key={name} keys={keys} label={t(`admin.shortcuts.${name}`)} />
        ))}
        {shortcutPlacesFor(roles).map(({ key, name }) => (
          <Line
            key={key}
            keys={['g', key]}
            label={name === 'dashboard' ? t('admin.entries.dashboard') : t(`admin.pages.${name}`)}
          />
        ))}
      </dl>
    </Dialog>
  );
}

function Line({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <div>
      <dt dir="ltr">
        {keys.map((key) => (
          <kbd translate="no" key={key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
