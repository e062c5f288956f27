import { mimeOfExtension, type MediaMime } from '#shared/domain/media/formats.ts'

const INCOMING = /^\/?(incoming\/([0-9A-Z]{26})\/[0-9A-Z]{26}\.([a-z0-9]{3,4}))$/

/** Without extension; never served, deleted after a day. */
export const incomingTarget = (memberId: string, uploadId: string): string =>
  `incoming/${memberId}/${uploadId}`

/** The same for every picture of a member, so that texts with an older address show the new picture, too. */
export const avatarKey = (memberId: string): string => `media/avatars/${memberId}`

/** Of an upload whose type only its bytes say. */
export const UNNAMED = 'bin'

/** The key and declared type of the member's own upload, null when none was named; null for any other path. */
export const ownIncoming = (
  memberId: string,
  uploadedUrl: string,
): { readonly key: string; readonly mime: MediaMime | null } | null => {
  const [, key, owner, extension] = INCOMING.exec(uploadedUrl) ?? []
  const mime = mimeOfExtension(extension ?? '')
  const isKnown = mime !== null || extension === UNNAMED
  return key !== undefined && owner === memberId && isKnown ? { key, mime } : null
}

/** An object's address at the site is its key. */
export const urlOf = (key: string): string => `/${key}`

/** The key of a served medium; null for a foreign address. */
export const servedKey = (url: string): string | null =>
  /^\/media\/(posts|stories)\/\w+\/[\w-]+\.\w+$/.test(url) ? url.slice(1) : null

const AVATAR_URL = /^\/media\/(avatars\/\w+)(?:\?v=(\d+))?$/

/**
 * Where the object of this address is while a measure keeps it from others; null for a foreign address. Avatars share
 * one public key, so each version has its own.
 */
export const keptKeyOf = (url: string): string | null => {
  const served = servedKey(url)
  if (served !== null) return served.replace(/^media/, 'kept')
  const [, avatar, version = '0'] = AVATAR_URL.exec(url) ?? []
  return avatar === undefined ? null : `kept/${avatar}/${version}`
}

/** The key of a medium that members can report, pictures of profiles included; null for a foreign address. */
export const reportableKey = (url: string): string | null =>
  servedKey(url) ?? /^\/(media\/avatars\/\w+)(?:\?v=\d+)?$/.exec(url)?.[1] ?? null
