import { logo } from './logo.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { firs, moon, mountains, stars } from './sky.ts'
import { type Canvas, document, ellipse, fill, glow, linear, rect, times } from './svg.ts'

interface Night {
  readonly palette: Palette
  readonly band?: string
}

/** Moon, mountains, mist and firs: the picture every second black metal record wears. */
export const forest =
  ({ palette, band }: Night) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const defs =
      linear(
        'sky',
        `0 ${palette.night}, 0.36 ${palette.deep}, 0.7 ${palette.mid}, 1 ${palette.hot}`,
      ) +
      glow('halo', palette.hot, 0.55) +
      glow('mist', palette.beam, 0.28)
    const mist = (y: number): string =>
      times(6, () =>
        ellipse(
          random.between(0, width),
          y + random.between(-20, 20),
          random.between(240, 520),
          random.between(26, 60),
          { fill: fill('mist') },
        ),
      )
    const title = band
      ? logo(random, band, {
          x: width / 2,
          y: height * 0.3,
          size: Math.min(height * 0.14, (width / band.length) * 0.72),
          colour: palette.beam,
        })
      : ''
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('sky') }) +
        stars(random, canvas, 0.6) +
        moon(
          width * random.between(0.6, 0.78),
          height * (band ? 0.47 : random.between(0.34, 0.44)),
          height * 0.085,
          palette.hot,
        ) +
        mountains(random, canvas, height * 0.58, height * 0.26, palette.deep) +
        mist(height * 0.68) +
        mountains(random, canvas, height * 0.72, height * 0.1, palette.night) +
        mist(height * 0.78) +
        firs(random, canvas, height * 0.86, height * 0.2, '#060706') +
        mist(height * 0.9) +
        firs(random, canvas, height * 1.02, height * 0.34, '#020202') +
        title,
    )
  }
