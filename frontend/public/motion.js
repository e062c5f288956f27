// Before the first paint: whoever wants stillness sees no movement at all.
try {
  if (localStorage.getItem('hoellenlaerm-motion') === 'reduced')
    document.documentElement.dataset.motion = 'reduced'
} catch {
  // Without storage there is no wish to read.
}
