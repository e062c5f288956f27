import type { ResponseOf } from '#shared/api/contract.ts'
import { messageMedia, viewPhoto } from '#shared/api/messages.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aMember, type TestMember } from '../members.ts'
import { aPhoto, aTemporaryPhoto, aVoiceMessage } from '../message-media.ts'
import { anOpenPair } from '../messages.ts'
import type { TypicalCalls } from './typical-calls.ts'

/** The address that the endpoint answers with, with its last part and its query. */
const addressFrom = async (
  contract: typeof messageMedia | typeof viewPhoto,
  { token }: TestMember,
  id: string,
) => {
  const answer = await call(await handlerOf(contract.id), contract, { token, params: { id } })
  const { url } = answer.json as ResponseOf<typeof contract>
  const { pathname, searchParams } = new URL(url, 'https://hoellenlaerm.example')
  return { name: pathname.split('/').at(-1) ?? '', query: Object.fromEntries(searchParams) }
}

const prepare: TypicalCalls['prepare'] = async () => {
  const [sender, viewer] = [await aMember(), await aMember()]
  await anOpenPair(sender, viewer)
  const voice = await addressFrom(messageMedia, viewer, (await aVoiceMessage(sender, viewer)).id)
  const opened = await aTemporaryPhoto(sender, viewer)
  const photo = await addressFrom(viewPhoto, viewer, opened.id)
  const { token } = viewer
  return {
    voiceUploadUrl: { token, body: { contentType: 'audio/webm;codecs=opus', size: 100_000 } },
    messageMedia: { token, params: { id: (await aPhoto(sender, viewer)).id } },
    voiceStream: { params: { name: voice.name }, query: voice.query },
    viewPhoto: { token, params: { id: (await aTemporaryPhoto(sender, viewer)).id } },
    temporaryPhoto: { token, params: { id: opened.id }, query: photo.query },
  }
}

/** A photo, a voice message, a temporary photo that waits, and one that was opened. */
export const calls: TypicalCalls = {
  ids: ['voiceUploadUrl', 'messageMedia', 'voiceStream', 'viewPhoto', 'temporaryPhoto'],
  prepare,
}
