const SIDE = 8
const COLORS = [
  [200, 30, 40],
  [20, 160, 90],
  [40, 60, 220],
  [240, 240, 230],
] as const
/** Per channel, on average: above what encoding, colour profiles and harmless marks of single bits change. */
const MOST = 6

type Context = CanvasRenderingContext2D

const contextOf = (): Context | null => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE * COLORS.length
  canvas.height = SIDE
  return canvas.getContext('2d', { willReadFrequently: true })
}

const drawColors = (context: Context): void => {
  for (const [index, [red, green, blue]] of COLORS.entries()) {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`
    context.fillRect(index * SIDE, 0, SIDE, SIDE)
  }
}

/** The mean distance of the pixels from the drawn colours. */
export const distanceFromColors = (pixels: ArrayLike<number>): number => {
  let sum = 0
  const count = SIDE * SIDE * COLORS.length
  for (let pixel = 0; pixel < count; pixel++) {
    const color = COLORS[Math.floor((pixel % (SIDE * COLORS.length)) / SIDE)] ?? COLORS[0]
    for (const [channel, value] of color.entries())
      sum += Math.abs((pixels[pixel * 4 + channel] ?? 0) - value)
  }
  return sum / (count * 3)
}

const readBack = (context: Context): boolean =>
  distanceFromColors(context.getImageData(0, 0, SIDE * COLORS.length, SIDE).data) <= MOST

const encodedAgain = async (context: Context): Promise<Context | null> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    context.canvas.toBlob(resolve, 'image/png')
  })
  const again = contextOf()
  if (!blob || !again) return null
  const picture = await createImageBitmap(blob)
  again.drawImage(picture, 0, 0)
  picture.close()
  return again
}

/**
 * Whether a canvas of this browser returns what was drawn. With some privacy settings (Firefox, Brave, extensions) it
 * answers with noise or with nothing, which must never become a picture of a member.
 */
export const isCanvasHonest = async (): Promise<boolean> => {
  try {
    const context = contextOf()
    if (!context) return false
    drawColors(context)
    if (!readBack(context)) return false
    const again = await encodedAgain(context)
    return again !== null && readBack(again)
  } catch {
    return false
  }
}
