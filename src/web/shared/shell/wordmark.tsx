import { Logo } from '#ui/logo.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useShell } from './shell-data.tsx';

/** The shop's name from its settings. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { site } = useShell();
  return (
    <SmartLink to="/" className={`wordmark ${className}`}>
      <Logo name={site.name} />
    </SmartLink>
  );
}
