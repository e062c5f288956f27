import { type Track, amplify, mix, noise, silence, string, thump, wav } from './synth.ts'

const LOW_E = 82.41
const note = (semitones: number): number => LOW_E * 2 ** (semitones / 12)

const PALM = 0.965
const RING = 0.9985

const chord = (
  into: Track,
  at: number,
  semitones: number,
  seconds: number,
  damping: number,
): void => {
  for (const interval of [0, 7, 12])
    mix(into, string(note(semitones + interval), seconds, damping), at)
}

const KICK = thump(160, 46, 0.22)
const SNARE_BODY = thump(260, 180, 0.12)
const SNARE_WIRES = noise(0.14, 24)
const CRASH = noise(1.6, 2.4)
const HAT = noise(0.05, 70)

const snare = (into: Track, at: number): void => {
  mix(into, SNARE_BODY, at, 0.7)
  mix(into, SNARE_WIRES, at, 0.55)
}

/** Eighths as semitones over low E; `x` is a muted chug, numbers ring. */
const BARS = ['x x 0 x x 3 x 5', 'x x 0 x x 6 5 3', 'x x 0 x x 3 x 5', '8 . 7 . 3 . 1 .']

/** Thrash at 168 bpm, four bars twice. */
const riff = (): Track => {
  const eighth = 60 / 168 / 2
  const steps = [...BARS, ...BARS].flatMap((bar) => bar.split(' '))
  const guitar = silence(steps.length * eighth + 1.4)
  const drums = silence(steps.length * eighth + 1.4)
  steps.forEach((step, i) => {
    const at = i * eighth
    if (step === 'x') chord(guitar, at, 0, eighth, PALM)
    else if (step !== '.') chord(guitar, at, Number(step), eighth * 1.9, RING)
    mix(drums, KICK, at, 0.9)
    if (i % 4 === 2) snare(drums, at)
    if (i % 2 === 0) mix(drums, HAT, at, 0.4)
    if (i % 32 === 0) mix(drums, CRASH, at, 0.4)
  })
  chord(guitar, steps.length * eighth, 0, 1.4, RING)
  mix(drums, CRASH, steps.length * eighth, 0.5)
  const out = amplify(guitar, 9)
  mix(out, drums, 0, 0.6)
  return out
}

/** Pots and lids at 220 bpm: hands and feet alternate. */
const blast = (): Track => {
  const step = 60 / 220 / 4
  const out = silence(88 * step + 1.8)
  for (let i = 0; i < 88; i++) {
    mix(out, thump(420, 240, 0.1), i * step, i % 2 ? 0.25 : 0.6)
    if (i % 2) snare(out, i * step)
    mix(out, string(i % 4 ? 1180 : 1760, 0.3, 0.996), i * step, 0.22)
  }
  mix(out, CRASH, 88 * step, 0.8)
  mix(out, string(640, 1.8, 0.9985), 88 * step, 0.6)
  return amplify(out, 1.6)
}

/** One low string, a wheel that never stops, and too much gain. */
const drone = (): Track => {
  const out = silence(11)
  for (let beat = 0; beat < 4; beat++) {
    chord(out, beat * 2.7, [0, 1, 0, -2][beat] ?? 0, 3.6, 0.9994)
    mix(out, KICK, beat * 2.7, 1.6)
    mix(out, CRASH, beat * 2.7, 0.25)
  }
  const wheel = out.map((sample, i) => sample * (0.75 + 0.25 * Math.sin(i / 900)))
  return amplify(wheel, 14)
}

export const sounds = {
  riff: () => wav(riff()),
  blast: () => wav(blast()),
  drone: () => wav(drone()),
} satisfies Record<string, () => Buffer>

export type SoundName = keyof typeof sounds
