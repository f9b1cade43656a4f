import { useEffect, useState, type ComponentProps } from 'react';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EyeIcon } from './eye-icon.tsx';

/** The button that shows the password needs scripts and appears with them. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        className="pr-12 rtl:pr-3.5 rtl:pl-12 rtl:text-right"
        spellCheck={false}
        autoCapitalize="none"
      />
      {ready && (
        <IconButton
          label={t(shown ? 'account.fields.hidePassword' : 'account.fields.showPassword')}
          aria-pressed={shown}
          className="password-eye"
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </IconButton>
      )}
    </div>
  );
}
