import type { Track } from '#functions/music/index.ts'
import { addressesOf } from './answers.ts'
import { DEMO_TRACKS } from './catalogue.ts'

/** A track with a preview at Apple, by its name, as a post stores it. @throws Error for an unknown one */
export const demoTrack = (name: string): Track => {
  const found = DEMO_TRACKS.find((track) => track.name === name && track.preview === 'apple')
  if (!found) throw new Error(`No invented band plays ${name}`)
  return { id: found.id, name, artist: found.artist, ...addressesOf(found) }
}
