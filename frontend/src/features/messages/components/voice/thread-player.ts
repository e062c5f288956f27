import type { QueryClient } from '@tanstack/react-query'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { claimPlayback } from '#spa/platform/playback.ts'
import { readStored } from '#spa/platform/storage.ts'
import { fetchMediaAddress, isMediaGone } from '../../api/media.ts'
import { localMediaUrl } from '../../api/media-local.ts'
import { mediaMessages } from '../../media-texts.ts'
import { VOICE_RATES, VoicePlayer, type VoiceRate } from '../../model/voice-player.ts'

export const RATE_KEY = 'hoellenlaerm-voice-rate'

const storedRate = (): VoiceRate =>
  VOICE_RATES.find((rate) => String(rate) === readStored(RATE_KEY)) ?? 1

const LOCAL = 'local-'

/** The track of a recording that only this browser has. */
export const localTrackId = (fileKey: string): string => `${LOCAL}${fileKey}`

const addressOf = (client: QueryClient, id: string, isNew: boolean): Promise<string> => {
  const localUrl = id.startsWith(LOCAL) ? localMediaUrl(id.slice(LOCAL.length)) : undefined
  return localUrl === undefined ? fetchMediaAddress(client, id, isNew) : Promise.resolve(localUrl)
}

export const createThreadPlayer = (client: QueryClient): VoicePlayer => {
  const sound = new Audio()
  sound.preload = 'metadata'
  sound.addEventListener('play', () => claimPlayback(sound))
  return new VoicePlayer({
    sound,
    addressOf: (id, isNew) => addressOf(client, id, isNew),
    isGone: isMediaGone,
    onFailure: (error) => reportFailure(error, { title: mediaMessages.voice.playFailed }),
    rate: storedRate(),
  })
}
