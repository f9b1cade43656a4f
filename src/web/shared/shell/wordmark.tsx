import { KhatamMark } from '#ui/khatam.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useShell } from '../shell-data.tsx';

/** The shop's name, read from its settings, beside the star. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { site } = useShell();
  return (
    <SmartLink to="/" className={`wordmark ${className}`}>
      <KhatamMark className="size-6 text-brass" />
      <span>{site.name}</span>
    </SmartLink>
  );
}
