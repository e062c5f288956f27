import { logo } from './logo.ts'
import { specks } from './crowd.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
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
  polygon,
  radial,
  rect,
  times,
} from './svg.ts'

const lugs = (r: number, count: number): string =>
  times(count, (i) =>
    group(rect(-7, -r - 4, 14, 26, { fill: fill('chrome'), rx: 3 }), { turn: (360 / count) * i }),
  )

const kick = (
  random: Random,
  x: number,
  y: number,
  r: number,
  name: string,
  palette: Palette,
): string =>
  group(
    circle(0, 0, r * 1.08, { fill: '#0a0706' }) +
      circle(0, 0, r * 1.04, { fill: 'none', stroke: fill('chrome'), 'stroke-width': r * 0.05 }) +
      circle(0, 0, r, { fill: '#100b09' }) +
      circle(0, 0, r * 0.99, { fill: fill('skin') }) +
      logo(random, name, {
        x: 0,
        y: r * 0.16,
        size: r * Math.min(0.3, 1.35 / name.length),
        colour: palette.beam,
      }) +
      lugs(r * 1.04, 10),
    { x, y },
  )

const tom = (x: number, y: number, width: number, height: number): string =>
  group(
    rect(-width / 2, 0, width, height, { fill: fill('shell'), rx: 8 }) +
      times(5, (i) =>
        rect(-width / 2 + (width / 5) * (i + 0.4), height * 0.18, 9, height * 0.62, {
          fill: fill('chrome'),
          rx: 4,
        }),
      ) +
      rect(-width / 2 - 6, height - 16, width + 12, 16, { fill: fill('chrome'), rx: 6 }) +
      ellipse(0, 0, width / 2, width * 0.13, { fill: '#e9dfd0' }) +
      ellipse(0, 0, width / 2, width * 0.13, {
        fill: 'none',
        stroke: fill('chrome'),
        'stroke-width': 11,
      }),
    { x, y },
  )

const cymbal = (x: number, y: number, r: number, turn: number, floor: number): string =>
  line([x, y], [x, floor], { stroke: '#6f655c', 'stroke-width': 9 }) +
  group(
    ellipse(0, 0, r, r * 0.17, { fill: fill('brass') }) +
      times(4, (i) =>
        ellipse(0, 0, r * (0.85 - i * 0.17), r * (0.85 - i * 0.17) * 0.17, {
          fill: 'none',
          stroke: '#5a3f10',
          'stroke-opacity': '0.5',
          'stroke-width': 3,
        }),
      ) +
      ellipse(0, -r * 0.03, r * 0.16, r * 0.07, { fill: '#f7dd90' }),
    { x, y, turn },
  )

const defs = (palette: Palette): string =>
  radial('back', `0 ${palette.mid}, 0.5 ${palette.deep}, 1 ${palette.night}`, [0.5, 0.35], 0.75) +
  linear('ray', `0 ${palette.beam} 0.55, 1 ${palette.beam} 0`) +
  linear('chrome', '0 #fffaf0, 0.45 #8d8177, 0.55 #4b433d, 1 #cfc4b6') +
  linear(
    'shell',
    `0 #000, 0.3 ${palette.deep}, 0.5 ${palette.mid}, 0.7 ${palette.deep}, 1 #000`,
    [1, 0],
  ) +
  linear('brass', '0 #f7dd90, 0.5 #b8862e, 1 #5a3f10', [1, 1]) +
  radial('skin', `0 ${palette.hot} 0.35, 1 #000 0.2`) +
  glow('haze', palette.hot, 0.3)

/** A drum kit before the show, two kicks, more cymbals than anybody needs. */
export const drums =
  (palette: Palette, name: readonly [string, string]) =>
  (random: Random, canvas: Canvas): string => {
    const { width, height } = canvas
    const floor = height * 0.9
    const rays = times(6, (i) =>
      polygon(
        [
          [width * (0.1 + i * 0.16), 0],
          [width * (0.12 + i * 0.16), 0],
          [width * (0.04 + i * 0.2), height],
          [width * (-0.08 + i * 0.2), height],
        ],
        { fill: fill('ray') },
      ),
    )
    const kit =
      cymbal(width * 0.2, height * 0.26, 210, -10, floor) +
      cymbal(width * 0.8, height * 0.26, 210, 10, floor) +
      cymbal(width * 0.38, height * 0.13, 150, -6, floor) +
      cymbal(width * 0.62, height * 0.13, 150, 6, floor) +
      cymbal(width * 0.07, height * 0.46, 150, -4, floor) +
      cymbal(width * 0.93, height * 0.46, 150, 4, floor) +
      tom(width * 0.36, height * 0.31, 220, 150) +
      tom(width * 0.5, height * 0.28, 220, 150) +
      tom(width * 0.64, height * 0.31, 220, 150) +
      tom(width * 0.15, height * 0.58, 270, 250) +
      tom(width * 0.85, height * 0.58, 270, 250) +
      kick(random, width * 0.36, height * 0.68, height * 0.2, name[0], palette) +
      kick(random, width * 0.64, height * 0.68, height * 0.2, name[1], palette)
    const mist = times(10, () =>
      ellipse(
        random.between(0, width),
        floor + random.between(-30, 70),
        random.between(200, 420),
        random.between(40, 90),
        { fill: fill('haze') },
      ),
    )
    return document(
      canvas,
      defs(palette),
      rect(0, 0, width, height, { fill: fill('back') }) +
        rays +
        rect(0, floor - 10, width, height, { fill: '#050303', 'fill-opacity': '0.8' }) +
        kit +
        mist +
        specks(random, canvas, palette.beam, 50),
    )
  }
