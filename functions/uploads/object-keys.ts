import { mimeOfExtension, type MediaMime } from '#shared/domain/media/formats.ts'

const INCOMING = /^\/?(incoming\/([0-9A-Z]{26})\/[0-9A-Z]{26}\.([a-z0-9]{3,4}))$/

/** Without extension; never served, deleted after a day. */
export const incomingTarget = (memberId: string, uploadId: string): string =>
  `incoming/${memberId}/${uploadId}`

/** The same for every picture of a member, so that texts with an older address show the new picture, too. */
export const avatarKey = (memberId: string): string => `media/avatars/${memberId}`

/** The key and declared type of the member's own upload; null for any other path. */
export const ownIncoming = (
  memberId: string,
  uploadedUrl: string,
): { readonly key: string; readonly mime: MediaMime } | null => {
  const [, key, owner, extension] = INCOMING.exec(uploadedUrl) ?? []
  const mime = mimeOfExtension(extension ?? '')
  return key !== undefined && owner === memberId && mime ? { key, mime } : null
}

/** An object's address at the site is its key. */
export const urlOf = (key: string): string => `/${key}`

/** The key of a served medium; null for a foreign address. */
export const servedKey = (url: string): string | null =>
  /^\/media\/(posts|stories)\/\w+\/[\w-]+\.\w+$/.test(url) ? url.slice(1) : null
