import { findBannedName } from '#shared/domain/nsbm.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { MUSIC_TEXTS } from '../texts.ts'
import { trackKey, type Track } from './track.items.ts'

/**
 * A track that the search found within the last 30 days. Clients send only its id, so no post or slide carries texts
 * or addresses of theirs. @throws ApiError
 */
export const requireTrack = async (trackId: string): Promise<Track> => {
  const item = await get(trackKey(trackId))
  // The list of terms may have grown since the search.
  if (!item || (findBannedName(item.artist) ?? findBannedName(item.name)) !== null)
    throw new ApiError('invalid_input', MUSIC_TEXTS.unknownTrack)
  const { id, name, artist, previewUrl, coverUrl } = item
  return { id, name, artist, previewUrl, coverUrl }
}
