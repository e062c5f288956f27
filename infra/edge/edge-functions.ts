/** CloudFront Functions, in the JavaScript that runs at the edge; the local cloud runs the same text. */

/** Functions throttle by address. What a caller claims in this header is overwritten. */
export const VIEWER_ADDRESS = `function handler(event) {
  var request = event.request
  request.headers['x-viewer-ip'] = { value: event.viewer.ip }
  return request
}
`

/** Files lie at the top or under /assets; every deeper path is a screen, also one like /users/max.power. */
export const SPA_FALLBACK = `function handler(event) {
  var request = event.request
  var isTopLevelFile = request.uri.lastIndexOf('/') === 0 && request.uri.indexOf('.') > 0
  if (!isTopLevelFile) request.uri = '/index.html'
  return request
}
`
