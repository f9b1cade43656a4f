import { readStored, writeStored } from '../../shared/storage/use-stored.ts';

export type SoundName = 'tick' | 'warning' | 'correct' | 'wrong' | 'spin' | 'win';

export const mutedKey = 'game-muted';
export const soundEnabledKey = 'game-sound-enabled';

const volume = 0.25;
/** Ticks closer together than this would only be noise. */
const closestTicks = 0.045;

const formats = [
  ['ogg', 'audio/ogg; codecs="vorbis"'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
] as const;

/** Sounds play unless they are switched off in the settings or muted. */
const isAudible = (): boolean =>
  readStored(soundEnabledKey) !== 'false' && readStored(mutedKey) !== 'true';

/** Plays the sounds of the game; does nothing in browsers without audio. */
export function createSounds() {
  let audio: AudioContext | undefined;
  let loudness: GainNode | undefined;
  const loaded = new Map<SoundName, Promise<AudioBuffer>>();

  const open = (): AudioContext | undefined => {
    if (audio || typeof AudioContext === 'undefined') return audio;
    audio = new AudioContext();
    loudness = new GainNode(audio, { gain: isAudible() ? volume : 0 });
    loudness.connect(audio.destination);
    return audio;
  };

  const load = (name: SoundName, context: AudioContext): Promise<AudioBuffer> => {
    const known = loaded.get(name);
    if (known) return known;
    const loading = fetchSound(name).then((bytes) => context.decodeAudioData(bytes));
    loaded.set(name, loading);
    // Retried next time: the connection may be back by then.
    loading.catch(() => loaded.delete(name));
    return loading;
  };

  /** Plays once at each of these moments, in seconds from now. */
  const playAt = async (name: SoundName, moments: readonly number[]): Promise<void> => {
    // Before the first gesture, after a reload for instance, the page may not play.
    const context = audio;
    if (!context || !isAudible()) return;
    const begin = context.currentTime;
    const buffer = await load(name, context).catch(() => null);
    if (!buffer) return;
    for (const moment of dropCloseMoments(moments)) {
      // Moments that have passed while loading are skipped, unless the sound is the only one.
      if (begin + moment < context.currentTime && moments.length > 1) continue;
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(loudness!);
      source.start(begin + moment);
    }
  };

  return {
    /** Call it from a gesture: only there may a page start to play. Preloads what will be needed. */
    wake(names: readonly SoundName[]): void {
      const context = open();
      if (!context || !isAudible()) return;
      context.resume().catch(() => {});
      for (const name of names) load(name, context).catch(() => {});
    },
    play: (name: SoundName): void => void playAt(name, [0]),
    playAt: (name: SoundName, moments: readonly number[]): void => void playAt(name, moments),
    /** Takes effect at once, also for sounds that are playing. */
    adjust(): void {
      if (loudness) loudness.gain.value = isAudible() ? volume : 0;
    },
  };
}

export const sounds = createSounds();

export function setMuted(muted: boolean): void {
  writeStored(mutedKey, String(muted));
  sounds.adjust();
}

export function setSoundEnabled(enabled: boolean): void {
  writeStored(soundEnabledKey, String(enabled));
  sounds.adjust();
}

/** Fetches the first format that this browser can play. */
async function fetchSound(name: SoundName): Promise<ArrayBuffer> {
  const probe = document.createElement('audio');
  const format = formats.find(([, type]) => probe.canPlayType(type) !== '')?.[0] ?? 'wav';
  const response = await fetch(`/sounds/${name}.${format}`);
  return response.arrayBuffer();
}

function dropCloseMoments(moments: readonly number[]): number[] {
  let last = -Infinity;
  return moments.filter((moment) => {
    if (moment - last < closestTicks) return false;
    last = moment;
    return true;
  });
}
