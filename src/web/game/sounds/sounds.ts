import { readStored, store } from '../../shared/use-stored.ts';

export type SoundName = 'tick' | 'warning' | 'correct' | 'wrong' | 'spin' | 'win';

export const mutedKey = 'game-muted';
export const soundEnabledKey = 'game-sound-enabled';

const volume = 0.25;
/** Nails that follow faster than this would only be noise. */
const closestTicks = 0.045;

const formats = [
  ['ogg', 'audio/ogg; codecs="vorbis"'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
] as const;

/** Sounds are heard unless somebody switched them off for good, or muted them for now. */
export const isAudible = (): boolean =>
  readStored(soundEnabledKey) !== 'false' && readStored(mutedKey) !== 'true';

export const setMuted = (muted: boolean): void => store(mutedKey, String(muted));
export const setSoundEnabled = (enabled: boolean): void => store(soundEnabledKey, String(enabled));

/** Plays what the game lets hear. Where a browser plays nothing, nothing breaks. */
function createSounds() {
  let context: AudioContext | undefined;
  let loudness: GainNode | undefined;
  const loaded = new Map<SoundName, Promise<AudioBuffer>>();

  const format = () => {
    const probe = document.createElement('audio');
    return formats.find(([, type]) => probe.canPlayType(type) !== '')?.[0] ?? 'wav';
  };

  const load = (name: SoundName, audio: AudioContext) => {
    let found = loaded.get(name);
    if (!found) {
      found = fetch(`/sounds/${name}.${format()}`)
        .then((response) => response.arrayBuffer())
        .then((bytes) => audio.decodeAudioData(bytes));
      found.catch(() => loaded.delete(name));
      loaded.set(name, found);
    }
    return found;
  };

  const open = (): AudioContext | undefined => {
    if (!context && typeof AudioContext !== 'undefined') {
      context = new AudioContext();
      loudness = new GainNode(context, { gain: volume });
      loudness.connect(context.destination);
    }
    return context;
  };

  const start = (audio: AudioContext, buffer: AudioBuffer, at: number) => {
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(loudness!);
    source.start(at);
  };

  return {
    /** Browsers let a page sound after a press only; fetches what will be needed meanwhile. */
    wake(names: readonly SoundName[]): void {
      const audio = open();
      if (!audio || !isAudible()) return;
      void audio.resume().catch(() => {});
      for (const name of names) void load(name, audio).catch(() => {});
    },

    play(name: SoundName): void {
      this.playAt(name, [0]);
    },

    /** Once for each of these moments, in seconds from now. */
    playAt(name: SoundName, moments: readonly number[]): void {
      const audio = open();
      if (!audio || !isAudible()) return;
      const begin = audio.currentTime;
      void load(name, audio)
        .then((buffer) => {
          for (const moment of thin(moments)) {
            // What decoding has made late is left out, except a sound that is all there is.
            const late = begin + moment < audio.currentTime;
            if (!late || moments.length === 1) start(audio, buffer, begin + moment);
          }
        })
        .catch(() => {});
    },
  };
}

export const sounds = createSounds();

function thin(moments: readonly number[]): number[] {
  let last = -Infinity;
  return moments.filter((moment) => {
    if (moment - last < closestTicks) return false;
    last = moment;
    return true;
  });
}
