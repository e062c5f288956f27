import { MEDIA_FORMATS, mimeOfExtension } from '#shared/domain/media/formats.ts'
import type { EvidenceMedia } from '#shared/api/evidence-media.ts'
import { evidenceAddress, reportableKey } from '../../uploads/index.ts'
import { keptAddress } from '../../uploads/kept/index.ts'
import type { EvidenceItem } from '../items/index.ts'

/** Pictures of profiles have no extension. */
const typeOf = (path: string): NonNullable<EvidenceMedia['type']> => {
  const mime = mimeOfExtension(/\.(\w+)$/.exec(path)?.[1] ?? '')
  return mime ? MEDIA_FORMATS[mime].kind : 'image'
}

/** Until the file is copied, its address on the site. */
const addressOf = async (name: string, copy: string | null | undefined): Promise<string | null> =>
  copy === undefined ? name : copy && (await evidenceAddress(copy))

const mediumOf = async (name: string, copy: string | null | undefined): Promise<EvidenceMedia> =>
  reportableKey(name) === null
    ? { type: null, name, url: null }
    : { type: typeOf(name), name, url: await addressOf(name, copy) }

/** Files that a measure took out of reach, with signed addresses. */
export const presentKeptMedia = (paths: readonly string[]): Promise<EvidenceMedia[]> =>
  Promise.all(
    paths.map(async (name) => ({ type: typeOf(name), name, url: await keptAddress(name) })),
  )

/** The files of evidence, with addresses of the private copies. */
export const presentMedia = ({ media = [], copies }: EvidenceItem): Promise<EvidenceMedia[]> =>
  Promise.all(media.map((name, index) => mediumOf(name, copies?.[index])))
