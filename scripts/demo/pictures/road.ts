import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { firs, moon, mountains, stars } from './sky.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
  fill,
  glow,
  group,
  linear,
  path,
  polygon,
  rect,
  times,
} from './svg.ts'

const van = (x: number, y: number, scale: number): string =>
  group(
    ellipse(0, 128, 190, 22, { fill: '#000', 'fill-opacity': '0.7' }) +
      path('M-150 110V-90Q-146 -128 -104 -132H104Q146 -128 150 -90V110Z', {
        fill: '#15100e',
        stroke: '#3a2e28',
        'stroke-width': 5,
      }) +
      path('M-118 -96H-8V-16H-118ZM8 -96H118V-16H8Z', { fill: '#2b2420' }) +
      path('M-112 -92L-60 -92L-96 -20H-112Z', { fill: '#fff', 'fill-opacity': '0.08' }) +
      rect(-3, -128, 6, 236, { fill: '#060404' }) +
      path('M-70 6l22 44l22 -44l-6 56h-32ZM40 20h60v14h-60ZM40 44h44v10h-44Z', {
        fill: '#d9cdbb',
        'fill-opacity': '0.75',
      }) +
      rect(-40, 84, 80, 22, { fill: '#e9dfd0' }) +
      [-134, 104].map((dx) => rect(dx, 20, 30, 62, { fill: '#ff2a1a', rx: 4 })).join('') +
      [-119, 119].map((dx) => circle(dx, 50, 90, { fill: fill('tail') })).join('') +
      [-140, 92].map((dx) => rect(dx, 106, 48, 26, { fill: '#050303', rx: 6 })).join('') +
      path('M-110 -134H110L96 -166H-96Z', { fill: '#0c0908' }) +
      rect(-90, -190, 70, 30, { fill: '#241c18' }) +
      rect(-10, -196, 90, 36, { fill: '#1a1411' }),
    { x, y, scale },
  )

const marks = (width: number, horizon: number): string =>
  times(9, (i) => {
    const near = 1.35 ** i
    const y = horizon + 8 + near * 24
    const half = near * 2.2
    return polygon(
      [
        [width / 2 - half, y],
        [width / 2 + half, y],
        [width / 2 + half * 1.3, y + near * 12],
        [width / 2 - half * 1.3, y + near * 12],
      ],
      { fill: '#e9dfd0', 'fill-opacity': '0.85' },
    )
  })

const posts = (width: number, horizon: number): string =>
  times(9, (i) => {
    const near = 1.42 ** i
    const y = horizon + near * 14
    return [-1, 1]
      .map(
        (side) =>
          rect(width / 2 + side * (30 + near * 46), y - near * 7, near * 2, near * 9, {
            fill: '#d9cdbb',
          }) +
          rect(width / 2 + side * (30 + near * 46), y - near * 5.5, near * 2, near * 2.4, {
            fill: '#ff6a2a',
          }),
      )
      .join('')
  })

/** The band's van, two hours after load-out, three hundred kilometres to go. */
export const road =
  (palette: Palette) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const horizon = height * 0.56
    const defs =
      linear(
        'sky',
        `0 ${palette.night}, 0.5 ${palette.deep}, 0.9 ${palette.mid}, 1 ${palette.hot}`,
      ) +
      linear('asphalt', '0 #1c1715, 1 #060505') +
      glow('halo', palette.hot, 0.4) +
      glow('tail', '#ff3a1a', 0.65) +
      glow('head', '#ffe0b0', 0.5)
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('sky') }) +
        stars(random, canvas, 0.45) +
        moon(width * 0.22, height * 0.2, height * 0.06, '#f7eedd') +
        mountains(random, canvas, height * 0.46, height * 0.16, palette.deep) +
        rect(0, horizon, width, height, { fill: '#080605' }) +
        firs(random, { width: width * 0.46, height }, horizon + 30, height * 0.2, '#050404') +
        group(
          firs(random, { width: width * 0.46, height }, horizon + 30, height * 0.22, '#050404'),
          { x: width * 0.56 },
        ) +
        polygon(
          [
            [width / 2 - 16, horizon],
            [width / 2 + 16, horizon],
            [width * 1.08, height],
            [-width * 0.08, height],
          ],
          { fill: fill('asphalt') },
        ) +
        marks(width, horizon) +
        posts(width, horizon) +
        ellipse(width * 0.58, horizon + 34, 200, 44, { fill: fill('head') }) +
        van(width * 0.61, height * 0.74, height / 1000),
    )
  }
