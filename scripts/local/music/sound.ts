const RATE = 11_025
const SECONDS = 30
const HEADER_BYTES = 44

/** A scale that sounds dark whatever is played in it, in half tones. */
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const
const BEATS_PER_SECOND = 4

const header = (bytes: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

/** The note of each beat, from the characters of the track's id. */
const frequenciesOf = (id: string): readonly number[] =>
  Array.from(id, (character) => {
    const step = PHRYGIAN[(character.codePointAt(0) ?? 0) % PHRYGIAN.length] ?? 0
    return 55 * 2 ** (step / 12)
  })

/** Thirty seconds of a distorted riff that is different for each track, as WAV. */
export const previewSound = (id: string): Buffer => {
  const riff = frequenciesOf(id)
  const samples = Buffer.alloc(RATE * SECONDS)
  let phase = 0
  for (let at = 0; at < samples.length; at += 1) {
    const beat = Math.floor((at / RATE) * BEATS_PER_SECOND)
    phase += (riff[beat % riff.length] ?? 55) / RATE
    const inBeat = ((at / RATE) * BEATS_PER_SECOND) % 1
    const chord = Math.sin(2 * Math.PI * phase) + Math.sin(3 * Math.PI * phase)
    samples[at] = 128 + Math.round(90 * Math.tanh(3 * chord) * (1 - 0.7 * inBeat))
  }
  return Buffer.concat([header(samples.length), samples])
}
