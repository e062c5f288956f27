import { fitting } from '#shared/domain/characters.ts'
import type { UploadPurpose } from '#shared/api/uploads.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import type { SharedContent } from '#spa/platform/shared-content.ts'
import { EMPTY_DRAFT, type Draft } from './draft.ts'

/** Limits of texts count UTF-16 units. */
const cut = (text: string, most: number): string => fitting(text, most, most)

/** A link at the end of the text: Android apps share links there and leave `url` empty. */
const LINK_AT_END = /(?:^|\s)(https?:\/\/\S+)\s*$/i

/** The draft for what another app shared. A text that is too long is cut, because the member sees and edits it. */
export const draftOfShared = ({ title, text, url }: SharedContent): Draft => {
  const [, found = ''] = url === '' ? (LINK_AT_END.exec(text) ?? []) : []
  const link = (url === '' ? found : url).trim()
  const fits = /^https?:\/\//i.test(link) && link.length <= LIMITS.linkUrl
  const heading = title.trim().replaceAll(/\s+/g, ' ')
  const content = (found !== '' && fits ? text.replace(LINK_AT_END, '') : text).trim()
  return {
    ...EMPTY_DRAFT,
    title: heading === content ? '' : cut(heading, LIMITS.postTitle),
    content: cut(content, LIMITS.postContent),
    linkUrl: fits ? link : '',
  }
}

export interface SharedFile {
  readonly file: File
  readonly purpose: UploadPurpose
}

/** A post carries one file: the first. Its bytes say whether it is a sound. */
export const fileOfShared = async ({
  files: [file],
}: SharedContent): Promise<SharedFile | undefined> => {
  if (!file) return undefined
  const { realFile } = await loadChunk(() => import('#spa/platform/media/real-file.ts'))
  const { type } = await realFile(file, 'post').catch(() => file)
  return { file, purpose: type.startsWith('audio/') ? 'post-audio' : 'post' }
}
