import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createSounds } from './sounds.ts';

/** Stands in for the browser's own, and counts how many were opened and what was started. */
function stubAudio() {
  const log = { contexts: 0, started: 0 };
  const stored = new Map<string, string>();
  class FakeContext {
    currentTime = 0;
    destination = {};
    constructor() {
      log.contexts += 1;
    }
    resume = async () => {};
    decodeAudioData = async () => ({});
  }
  class FakeNode {
    gain = { value: 0 };
    connect() {}
    start() {
      log.started += 1;
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('AudioBufferSourceNode', FakeNode);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => 'probably' }) });
  vi.stubGlobal('fetch', async () => new Response(new ArrayBuffer(8)));
  return log;
}

afterEach(() => vi.unstubAllGlobals());

describe('sounds of the game', () => {
  it('open no audio before a gesture, however often the game would play', () => {
    const log = stubAudio();
    const sounds = createSounds();
    sounds.play('warning');
    sounds.playAt('tick', [0, 1, 2]);
    sounds.adjust();
    expect(log).toEqual({ contexts: 0, started: 0 });
  });

  it('are heard after one, from a single audio context', async () => {
    const log = stubAudio();
    const sounds = createSounds();
    sounds.wake(['tick']);
    sounds.wake(['tick']);
    sounds.playAt('tick', [0, 1]);
    await eventually(() => expect(log).toEqual({ contexts: 1, started: 2 }));
  });
});
