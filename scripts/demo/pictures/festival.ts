import { crowd } from './crowd.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { moon, mountains, stars } from './sky.ts'
import {
  type Canvas,
  circle,
  document,
  ellipse,
  fill,
  glow,
  group,
  line,
  linear,
  path,
  polygon,
  rect,
  times,
} from './svg.ts'

const tent = (random: Random, x: number, y: number, size: number): string => {
  const lit = random.chance(0.45)
  const colour = random.pick(['#3d2a4a', '#23404a', '#4a2f1e', '#2c3a24', '#4a2326'])
  return group(
    (lit ? ellipse(0, -20, 130, 80, { fill: fill('lantern') }) : '') +
      path('M-90 0Q-60 -62 0 -78Q60 -62 90 0Z', { fill: lit ? '#c9772c' : colour }) +
      path('M0 -78Q-20 -40 -24 0H24Q20 -40 0 -78Z', { fill: lit ? '#ffcf80' : '#0d0a0c' }) +
      path('M-90 0Q-60 -62 0 -78L-8 0Z', { fill: '#000', 'fill-opacity': '0.28' }),
    { x, y, scale: size },
  )
}

const flag = (random: Random, x: number, y: number, size: number): string =>
  group(
    line([0, 0], [0, -190], { stroke: '#070606', 'stroke-width': 4 }) +
      path('M0 -190Q30 -206 60 -188T118 -190L112 -128Q84 -116 58 -126T0 -126Z', {
        fill: random.pick(['#120d0c', '#591014', '#1b2a33']),
      }) +
      path('M40 -168l14 22l14 -22l-4 30h-20Z', { fill: '#d9cdbb', 'fill-opacity': '0.8' }),
    { x, y, scale: size, turn: random.between(-4, 4) },
  )

const mainStage = (x: number, y: number, palette: Palette): string =>
  group(
    ellipse(0, -60, 420, 260, { fill: fill('show') }) +
      times(7, (i) =>
        polygon(
          [
            [-90 + i * 30, -110],
            [-84 + i * 30, -110],
            [-330 + i * 112, -520],
            [-376 + i * 112, -520],
          ],
          { fill: fill('ray') },
        ),
      ) +
      path('M-170 0V-118Q0 -190 170 -118V0Z', { fill: '#060405' }) +
      path('M-140 -6V-104Q0 -158 140 -104V-6Z', { fill: palette.hot }) +
      path('M-140 -6V-60Q0 -40 140 -60V-6Z', { fill: palette.mid }) +
      [-196, 172].map((dx) => rect(dx, -100, 24, 100, { fill: '#060405' })).join('') +
      times(
        5,
        (i) =>
          circle(-80 + i * 40, -22, 9, { fill: '#060405' }) +
          rect(-86 + i * 40, -16, 12, 16, { fill: '#060405' }),
      ),
    { x, y },
  )

/** The holy field at night: far stage, tents with lanterns, flags, a friendly moon. */
export const festival =
  (palette: Palette) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const ground = height * 0.58
    const defs =
      linear('sky', `0 #05060c, 0.7 ${palette.deep}, 1 ${palette.mid}`) +
      linear('ray', `0 ${palette.beam} 0, 1 ${palette.beam} 0.4`) +
      linear('grass', '0 #15160f, 1 #050504') +
      glow('halo', '#f7eedd', 0.35) +
      glow('show', palette.hot, 0.85) +
      glow('lantern', '#ffb75a', 0.55)
    const rows = times(4, (row) => {
      const size = 0.42 + row * 0.3
      return times(width / (190 * size) + 1, (index) =>
        random.chance(0.8)
          ? tent(
              random,
              index * 190 * size + random.between(-40, 40),
              ground + 50 + row * row * 22 + row * 36,
              size,
            )
          : flag(random, index * 190 * size, ground + 50 + row * row * 22 + row * 36, size),
      )
    })
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: fill('sky') }) +
        stars(random, canvas, 0.5) +
        moon(width * random.between(0.12, 0.25), height * 0.17, height * 0.05, '#f7eedd') +
        mountains(random, canvas, height * 0.54, height * 0.06, '#0a090c') +
        mainStage(width * random.between(0.5, 0.68), ground + 10, palette) +
        rect(0, ground, width, height, { fill: fill('grass') }) +
        rows +
        crowd(random, canvas, {
          top: height * 0.93,
          scale: 0.8,
          horns: 0.3,
          shades: ['#0b0a09', '#070606', '#020202'],
        }),
    )
  }
