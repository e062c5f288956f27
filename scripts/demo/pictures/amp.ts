import { blackletter, capitals, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import {
  type Canvas,
  circle,
  document,
  fill,
  glow,
  group,
  line,
  linear,
  radial,
  rect,
  times,
} from './svg.ts'

const KNOBS = ['GAIN', 'BASS', 'MID', 'HÖHEN', 'DRUCK', 'HÖLLE']

const knob = (name: string, x: number, y: number, turn: number): string =>
  group(
    times(12, (i) =>
      group(line([0, -86], [0, -98], { stroke: '#d9b65a', 'stroke-width': i === 11 ? 7 : 4 }), {
        turn: -150 + i * 27.3,
      }),
    ) +
      circle(6, 10, 76, { fill: '#000', 'fill-opacity': '0.5' }) +
      circle(0, 0, 72, { fill: '#15110f', stroke: '#2e2622', 'stroke-width': 5 }) +
      times(30, (i) =>
        group(line([0, -62], [0, -72], { stroke: '#000', 'stroke-width': 4 }), { turn: i * 12 }),
      ) +
      circle(0, 0, 48, { fill: fill('metal') }) +
      group(rect(-5, -70, 10, 42, { fill: '#f7eedd', rx: 4 }), { turn }) +
      capitals(name, { x: 0, y: 148, size: 26, colour: '#d9b65a' }) +
      capitals('0', { x: -64, y: 106, size: 17, colour: '#d9b65a' }) +
      capitals('11', { x: 66, y: 106, size: 17, colour: '#d9b65a' }),
    { x, y },
  )

const grille = (canvas: Canvas, top: number): string =>
  rect(0, top, canvas.width, canvas.height - top, { fill: '#0a0807' }) +
  times(
    canvas.width / 14,
    (i) =>
      line([i * 14, top], [i * 14 + 120, canvas.height], { stroke: '#1f1915', 'stroke-width': 4 }) +
      line([i * 14, top], [i * 14 - 120, canvas.height], { stroke: '#171210', 'stroke-width': 4 }),
  )

/** An amplifier head, close up. Everything on eleven, the last knob past it. */
export const amp =
  (maker: string, tolex = '#1a1412', panel = '#0d0b0a') =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const top = height * 0.27
    const defs =
      radial('metal', '0 #e9dfd0, 0.5 #8d8177, 1 #3b332d', [0.35, 0.3], 0.8) +
      linear('panel', `0 #2b2420, 0.12 ${panel}, 1 #050404`) +
      glow('tube', '#ff7a2a', 0.75) +
      glow('lamp', '#ff4a2a', 0.9) +
      radial('dark', '0 #000 0, 1 #000 0.55', [0.5, 0.45], 0.75)
    return document(
      canvas,
      defs,
      rect(0, 0, width, height, { fill: tolex }) +
        times(260, () =>
          circle(random.between(0, width), random.between(0, top), random.between(2, 9), {
            fill: '#000',
            'fill-opacity': '0.16',
          }),
        ) +
        circle(width * 0.3, top * 0.2, 420, { fill: fill('tube') }) +
        blackletter(maker, {
          x: width / 2,
          y: top * 0.78,
          size: Math.min(top * 0.48, (width * 0.8) / textWidth(maker, 1)),
          colour: '#e9dfd0',
        }) +
        rect(40, top, width - 80, height * 0.36, {
          fill: fill('panel'),
          stroke: '#b8943f',
          'stroke-width': 6,
          rx: 10,
        }) +
        KNOBS.map((name, i) =>
          knob(
            name,
            150 + ((width - 300) / KNOBS.length) * (i + 0.5),
            top + height * 0.15,
            i === KNOBS.length - 1 ? 152 : random.between(60, 142),
          ),
        ).join('') +
        circle(104, top + height * 0.15, 90, { fill: fill('lamp') }) +
        circle(104, top + height * 0.15, 20, {
          fill: '#ffd0b0',
          stroke: '#b8943f',
          'stroke-width': 5,
        }) +
        rect(width - 128, top + height * 0.1, 46, 92, {
          fill: '#1d1815',
          stroke: '#b8943f',
          'stroke-width': 4,
          rx: 6,
        }) +
        rect(width - 118, top + height * 0.1 + 10, 26, 34, { fill: '#d9362a', rx: 4 }) +
        grille(canvas, height * 0.69) +
        rect(0, height * 0.67, width, 18, { fill: '#b8943f' }) +
        rect(0, height * 0.67 + 12, width, 8, { fill: '#5a4620' }) +
        rect(0, 0, width, height, { fill: fill('dark') }),
    )
  }
