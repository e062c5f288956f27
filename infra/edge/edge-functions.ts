import { STORY } from '#shared/domain/stories.ts'

/** CloudFront Functions as JavaScript source; the local cloud runs the same source. */

/** Functions throttle by this address, so a value sent by the caller is overwritten. */
export const VIEWER_ADDRESS = `function handler(event) {
  var request = event.request
  request.headers['x-viewer-ip'] = { value: event.viewer.ip }
  return request
}
`

/** Files are at the top level or under /assets; every deeper path is a screen, including /users/max.power. */
export const SPA_FALLBACK = `function handler(event) {
  var request = event.request
  var isTopLevelFile = request.uri.lastIndexOf('/') === 0 && request.uri.indexOf('.') > 0
  if (!isTopLevelFile) request.uri = '/index.html'
  return request
}
`

const STORY_MS = STORY.hours * 3_600_000

/** A file of a story ends with it by the clock, whether or not it is deleted: its name holds when it was published. */
export const STORY_END = `function handler(event) {
  var request = event.request
  var found = /^\\/media\\/stories\\/[^/]+\\/([0-9A-HJKMNP-TV-Z]{10})[0-9A-HJKMNP-TV-Z]{16}-/.exec(request.uri)
  if (!found) return request
  var published = 0
  for (var at = 0; at < 10; at++) {
    published = published * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(found[1][at])
  }
  if (Date.now() < published + ${STORY_MS}) return request
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'cache-control': { value: 'no-store' } },
  }
}
`
