import { random } from '../pictures/random.ts'

export const RATE = 22_050

export type Track = Float32Array<ArrayBuffer>

export const silence = (seconds: number): Track => new Float32Array(Math.ceil(seconds * RATE))

export const mix = (into: Track, sound: Track, at: number, gain = 1): void => {
  const start = Math.floor(at * RATE)
  const length = Math.min(sound.length, into.length - start)
  for (let i = 0; i < length; i++) into[start + i] = (into[start + i] ?? 0) + (sound[i] ?? 0) * gain
}

/** A plucked string after Karplus and Strong; `damping` near 1 rings, 0.9 is a palm on the bridge. */
export const string = (frequency: number, seconds: number, damping: number): Track => {
  const chance = random(`string ${String(frequency)}`)
  const period = Math.max(2, Math.round(RATE / frequency))
  const loop = new Float32Array(period).map(() => chance.between(-1, 1))
  return silence(seconds).map((_, i) => {
    const at = i % period
    const sample = loop[at] ?? 0
    loop[at] = ((sample + (loop[(at + 1) % period] ?? 0)) / 2) * damping
    return sample
  })
}

export const noise = (seconds: number, fade: number): Track => {
  const chance = random(`noise ${String(seconds)}`)
  return silence(seconds).map((_, i) => chance.between(-1, 1) * Math.exp((-i / RATE) * fade))
}

/** A drum: a sine that falls from `from` to `to`. */
export const thump = (from: number, to: number, seconds: number): Track => {
  let phase = 0
  return silence(seconds).map((_, i) => {
    const passed = i / RATE
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-passed * 40))) / RATE
    return Math.sin(phase) * Math.exp((-passed * 5) / seconds)
  })
}

/** Overdrive, then a speaker that swallows the highs. */
export const amplify = (track: Track, drive: number): Track => {
  let low = 0
  let rumble = 0
  return track.map((sample) => {
    const driven = Math.tanh(sample * drive)
    low += 0.55 * (driven - low)
    rumble += 0.015 * (low - rumble)
    return low - rumble
  })
}

/** 16 bit mono WAV, levelled to just below full scale. */
export const wav = (track: Track): Buffer => {
  const peak = track.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.001)
  const data = Buffer.alloc(track.length * 2)
  track.forEach((sample, i) => data.writeInt16LE(Math.round((sample / peak) * 30_000), i * 2))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}
