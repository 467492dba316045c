// The generator of sounds: each is made once from its recipe, with nothing to load.

import { PEAKS, RECIPES, type Part } from './recipes';
import type { SoundName } from './names';

const RATE = 44_100;
const SILENCE = 0.0001;

const end = ({ at = 0, length }: Part): number => at + length;

/** The sound as samples, as loud as it should be. */
export async function made(name: SoundName): Promise<AudioBuffer> {
  const parts = RECIPES[name];
  const studio = new OfflineAudioContext(1, Math.ceil(RATE * Math.max(...parts.map(end))), RATE);
  for (const part of parts) add(studio, part);
  return levelled(await studio.startRendering(), PEAKS[name]);
}

function add(studio: OfflineAudioContext, part: Part): void {
  const { at = 0, length, loud = 1, attack = 0.004 } = part;
  const level = studio.createGain();
  level.gain.setValueAtTime(SILENCE, at);
  level.gain.exponentialRampToValueAtTime(loud, at + attack);
  level.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  const source = part.wave === 'noise' ? noise(studio, part, level) : wave(studio, part, level);
  level.connect(studio.destination);
  source.start(at);
  source.stop(at + length);
}

function wave(studio: OfflineAudioContext, part: Part, level: GainNode): OscillatorNode {
  const source = studio.createOscillator();
  source.type = part.wave === 'sine' ? 'sine' : 'triangle';
  glide(source.frequency, part);
  source.connect(level);
  return source;
}

function noise(studio: OfflineAudioContext, part: Part, level: GainNode): AudioBufferSourceNode {
  const source = studio.createBufferSource();
  source.buffer = grains(studio, part.length);
  const filter = studio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = part.q ?? 1;
  glide(filter.frequency, part);
  source.connect(filter).connect(level);
  return source;
}

function glide(of: AudioParam, { pitch, to = pitch, at = 0, length }: Part): void {
  of.setValueAtTime(pitch, at);
  of.exponentialRampToValueAtTime(to, at + length);
}

/** The same grains every time, so that a sound never differs from itself. */
function grains(studio: OfflineAudioContext, length: number): AudioBuffer {
  const buffer = studio.createBuffer(1, Math.ceil(RATE * length), RATE);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[n] = seed / 1_073_741_824 - 1;
  }
  return buffer;
}

function levelled(buffer: AudioBuffer, peak: number): AudioBuffer {
  const samples = buffer.getChannelData(0);
  const most = samples.reduce((so, sample) => Math.max(so, Math.abs(sample)), SILENCE);
  for (let n = 0; n < samples.length; n += 1) samples[n]! *= peak / most;
  return buffer;
}

class Player {
  #context: AudioContext | null = null;
  #made = new Map<SoundName, Promise<AudioBuffer>>();

  async prepare(): Promise<void> {
    await Promise.all((Object.keys(RECIPES) as SoundName[]).map((name) => this.#buffer(name)));
  }

  async play(name: SoundName, volume: number, after: number): Promise<void> {
    // Until the page has been touched a browser lets nothing be heard, and complains of who tries.
    if (!navigator.userActivation.hasBeenActive) return;
    const context = (this.#context ??= new AudioContext());
    // What is late is not played at all.
    if (context.state !== 'running') await Promise.race([context.resume(), late()]);
    if (context.state !== 'running') return;
    const source = context.createBufferSource();
    source.buffer = await this.#buffer(name);
    const level = context.createGain();
    level.gain.value = volume;
    source.connect(level).connect(context.destination);
    source.start(context.currentTime + after);
  }

  #buffer(name: SoundName): Promise<AudioBuffer> {
    const known = this.#made.get(name) ?? made(name);
    this.#made.set(name, known);
    return known;
  }
}

const LATE_MS = 300;
const late = () => new Promise((done) => setTimeout(done, LATE_MS));

export const player = new Player();
