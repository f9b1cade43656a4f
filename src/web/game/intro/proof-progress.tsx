import { useT } from '#i18n/react.tsx';

/** Shown while the browser works for the start of the game. */
export function ProofProgress({ share }: { share: number }) {
  const t = useT();
  return (
    <div className="proof">
      <p id="proof-text">{t('game.intro.proofText')}</p>
      <progress aria-labelledby="proof-text" max={1} value={share} />
    </div>
  );
}
