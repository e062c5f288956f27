const COLOURS = ['#ff6b1a', '#7cc48a', '#8fb8d0', '#e3b04b', '#ff6b6b', '#c2b5a8'] as const

/** A cover that is different for each track, as SVG. */
export const coverPicture = (id: string): string => {
  const codes = Array.from(id, (character) => character.codePointAt(0) ?? 0)
  const colour = COLOURS[(codes[0] ?? 0) % COLOURS.length] ?? '#ff6b1a'
  const spikes = codes
    .map((code, index) => {
      const x = 150 + Math.cos((index / codes.length) * 2 * Math.PI) * (40 + (code % 90))
      const y = 150 + Math.sin((index / codes.length) * 2 * Math.PI) * (40 + (code % 90))
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><rect width="300" height="300" fill="#0f0c0b"/><polygon points="${spikes}" fill="none" stroke="${colour}" stroke-width="6"/><circle cx="150" cy="150" r="18" fill="${colour}"/></svg>`
}
