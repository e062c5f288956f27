import { blackletter, strokePoints, textWidth } from './letters.ts'
import type { Random } from './random.ts'
import { group, path, type Point, times } from './svg.ts'

interface LogoStyle {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

const root = (random: Random, length: number, colour: string): string => {
  const sway = random.between(-0.5, 0.5) * length
  const thick = length * random.between(0.05, 0.09)
  const twig = length * random.between(0.25, 0.45)
  const side = random.chance(0.5) ? 1 : -1
  return path(
    `M${String(-thick)} 0Q${String(sway * 0.1)} ${String(length * 0.5)} ${String(sway)} ${String(length)}` +
      `Q${String(sway * 0.3 + thick)} ${String(length * 0.45)} ${String(thick)} 0Z` +
      `M0 ${String(length * 0.35)}q${String(side * twig * 0.5)} ${String(twig * 0.2)} ${String(side * twig)} ${String(twig)}` +
      `q${String(-side * twig * 0.8)} ${String(-twig * 0.5)} ${String(-side * twig)} ${String(-twig * 0.7)}Z`,
    { fill: colour },
  )
}

/** A band logo: blackletter with roots and spikes growing out of both edges. Legible only to those who know. */
export const logo = (random: Random, text: string, style: LogoStyle): string => {
  const width = textWidth(text, style.size)
  const left = style.x - width / 2
  const points = strokePoints(text)
  const feet = points.filter(([, y]) => y >= 0.8)
  const heads = points.filter(([, y]) => y <= 0.2)
  const grow = ([x, y]: Point, length: number, down: boolean): string =>
    group(root(random, style.size * length, style.colour), {
      x: left + x * style.size,
      y: style.y - style.size * (1 - y),
      turn: random.between(-20, 20),
      scale: [1, down ? 1 : -1],
    })
  const roots =
    feet.map((point) => grow(point, random.between(0.22, 0.75), true)).join('') +
    heads.map((point) => grow(point, random.between(0.14, 0.42), false)).join('')
  const wings = [-1, 1]
    .map((side) =>
      times(5, (index) =>
        group(root(random, style.size * (1.3 - index * 0.16), style.colour), {
          x: style.x + side * (width / 2 + style.size * 0.02),
          y: style.y - style.size * (0.12 + index * 0.19),
          turn: side * -(62 + index * 17),
        }),
      ),
    )
    .join('')
  return roots + wings + blackletter(text, { ...style, weight: 1.35 })
}
