import { crowd } from '../pictures/crowd.ts'
import { random } from '../pictures/random.ts'
import {
  type Canvas,
  circle,
  document,
  fill,
  glow,
  group,
  linear,
  polygon,
  radial,
  rect,
  times,
} from '../pictures/svg.ts'

const LAMPS = 9

const beam = (canvas: Canvas, lamp: number, moment: number): string => {
  const swing = Math.sin((moment * 4 + lamp / LAMPS) * 2 * Math.PI) * 34
  const lit = Math.sin((moment * 11 + lamp * 0.37) * 2 * Math.PI) > -0.3
  const x = ((lamp + 0.5) / LAMPS) * canvas.width
  return group(
    polygon(
      [
        [-3, 0],
        [3, 0],
        [46, canvas.height],
        [-46, canvas.height],
      ],
      { fill: fill(lamp % 2 ? 'cold' : 'warm'), 'fill-opacity': lit ? '0.85' : '0.12' },
    ) + circle(0, 0, 10, { fill: lit ? '#fff6e0' : '#3a2a20' }),
    { x, y: 10, turn: swing },
  )
}

/** Nine lamps that swing and stutter over an empty stage and a waiting crowd. */
export const lightShow = (moment: number, canvas: Canvas): string => {
  const { width, height } = canvas
  const pulse = 0.5 + 0.5 * Math.sin(moment * 16 * Math.PI)
  const defs =
    radial(
      'back',
      `0 #ffb24a ${(0.35 + pulse * 0.5).toFixed(2)}, 0.4 #a82a0a 0.6, 1 #0b0403`,
      [0.5, 0.7],
      0.7,
    ) +
    linear('warm', '0 #ffd9a0 0.8, 1 #ff8a3a 0') +
    linear('cold', '0 #f7d0d0 0.7, 1 #ff3a2a 0') +
    glow('haze', '#ff9a4a', 0.3)
  const people = group(
    crowd(
      random('waiting'),
      { width, height },
      { top: height * 0.84, scale: 0.6, horns: 0.6, shades: ['#3d0b06', '#160503', '#030101'] },
    ),
    { y: pulse * 5 },
  )
  return document(
    canvas,
    defs,
    rect(0, 0, width, height, { fill: '#0b0403' }) +
      rect(0, 0, width, height, { fill: fill('back') }) +
      times(LAMPS, (lamp) => beam(canvas, lamp, moment)) +
      circle(width / 2, height * 0.8, 260, { fill: fill('haze') }) +
      rect(0, 0, width, 12, { fill: '#050303' }) +
      people,
  )
}
