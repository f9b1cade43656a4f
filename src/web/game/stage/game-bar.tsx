import { useT } from '#i18n/react.tsx';
import { IconButton, IconLink } from '#ui/button.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { Wordmark } from '../../shared/shell/wordmark.tsx';
import { useStored } from '../../shared/storage/use-stored.ts';
import { mutedKey, setMuted, soundEnabledKey } from '../sounds/sounds.ts';
import { SoundIcon } from '../sounds/sound-icon.tsx';

/** The game has no header, only an exit, the shop's name and the mute button. */
export function GameBar() {
  const t = useT();
  return (
    <div className="game-bar">
      <IconLink to="/shop" label={t('game.bar.leave')}>
        <ArrowIcon back />
      </IconLink>
      <Wordmark />
      <MuteButton />
    </div>
  );
}

function MuteButton() {
  const t = useT();
  const muted = useStored(mutedKey) === 'true';
  const enabled = useStored(soundEnabledKey) !== 'false';
  if (!enabled) return <span />;
  return (
    <IconButton
      label={t(muted ? 'game.bar.unmute' : 'game.bar.mute')}
      onClick={() => setMuted(!muted)}
    >
      <SoundIcon muted={muted} />
    </IconButton>
  );
}
