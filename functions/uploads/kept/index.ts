import { evidenceAddress } from '../media-address.ts'
import { keptKeyOf } from '../object-keys.ts'

/** A signed address of a file that a measure took out of reach; null for a foreign address. */
export const keptAddress = async (mediaUrl: string): Promise<string | null> => {
  const key = keptKeyOf(mediaUrl)
  return key === null ? null : evidenceAddress(key)
}
