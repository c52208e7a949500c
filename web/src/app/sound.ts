import { settings } from '../store/settings.svelte.ts';

/** What can be heard. */
export type Sound = 'step' | 'stack' | 'capture' | 'drop' | 'win' | 'tick';

/** The knocks of a sound: seconds after its beginning, pitch, loudness. */
const KNOCKS: Record<Sound, readonly (readonly [number, number, number])[]> = {
  step: [[0, 340, 0.5]],
  stack: [
    [0, 360, 0.45],
    [0.055, 300, 0.4],
  ],
  capture: [[0, 190, 0.7]],
  drop: [[0, 260, 0.55]],
  tick: [[0, 900, 0.12]],
  win: [],
};

let context: AudioContext | null = null;

/** Plays a short dry sound, wood on wood, if sound is on and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Before the first press a page may not be heard, and the browser would complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const now = context.currentTime + 0.01;
  for (const [after, pitch, loudness] of KNOCKS[sound]) knock(context, now + after, pitch, loudness);
  if (sound === 'win') chime(context, now);
}

/** A knock: a low tone that dies at once, and a breath of noise for the contact. */
function knock(audio: AudioContext, start: number, pitch: number, loudness: number): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.6, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.025);
  tone.connect(fade(audio, start, loudness * 0.35, 0.09));
  tone.start(start);
  tone.stop(start + 0.11);
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch * 4;
  noise.connect(band).connect(fade(audio, start, loudness * 0.5, 0.03));
  noise.start(start);
  noise.stop(start + 0.05);
}

/** One soft bar chime. */
function chime(audio: AudioContext, start: number): void {
  for (const [pitch, loudness] of [
    [587, 0.12],
    [1618, 0.04],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(fade(audio, start, loudness, 1.1));
    tone.start(start);
    tone.stop(start + 1.2);
  }
}

function fade(audio: AudioContext, start: number, loudness: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.floor(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
