// Runs before the first paint.
try {
  // A visitor who reduced motion sees no animation at all.
  if (localStorage.getItem('hoellenlaerm-motion') === 'reduced')
    document.documentElement.dataset.motion = 'reduced'

  // A member's screen loads with the start of the app, not after it. The build writes its files into the attributes.
  const { frame = '', feed = '', news = '' } = document.currentScript.dataset
  const { pathname } = location
  const page = /^\/news(\/|$)/.test(pathname) ? news : /^\/(community)?$/.test(pathname) ? feed : ''
  const files = localStorage.getItem('hoellenlaerm-token') === null ? '' : `${frame} ${page}`
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
    else link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/assets/${file}`
    document.head.append(link)
  }
} catch {
  // Without storage there is no setting to read.
}
