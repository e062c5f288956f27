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
