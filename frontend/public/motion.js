// Runs before the first paint, so that a visitor who reduced motion sees no animation at all.
try {
  if (localStorage.getItem('hoellenlaerm-motion') === 'reduced')
    document.documentElement.dataset.motion = 'reduced'
} catch {
  // Without storage there is no setting to read.
}
