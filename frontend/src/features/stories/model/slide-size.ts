/** Sizes of slides are CSS pixels on a screen of this width; the height follows from 9:16. */
export const SLIDE = { width: 360, height: 640 } as const

const LINE_HEIGHT = 1.25
/** Width of an average letter in em, with what wrapping loses. */
const LETTER = 0.68

/** The largest size up to `wanted` at which a text fits a box, in CSS pixels at 360 pixels. It needs no layout, so that it is the same on every screen. */
export const fittingSize = (
  text: string,
  wanted: number,
  box: { readonly width: number; readonly height: number },
): number => {
  const fits = (size: number): boolean => {
    const perLine = Math.max(1, Math.floor(box.width / (size * LETTER)))
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
    return lines * size * LINE_HEIGHT <= box.height
  }
  let size = wanted
  while (size > 4 && !fits(size)) size -= 1
  return size
}

/** A length of the slide in units of its container, so that it grows with the slide. */
export const inSlideWidths = (px: number): string => `${((px / SLIDE.width) * 100).toFixed(3)}cqw`
