export interface Canvas {
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]
type Attributes = Readonly<Record<string, string | number>>

const short = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value

export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${short(value)}"`)
  return `<${name}${list.join('')}>${inner}</${name}>`
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  more: Attributes,
): string => tag('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...more })

export const circle = (cx: number, cy: number, r: number, more: Attributes): string =>
  tag('circle', { cx, cy, r, ...more })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes): string =>
  tag('ellipse', { cx, cy, rx, ry, ...more })

export const line = (from: Point, to: Point, more: Attributes): string =>
  tag('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...more })

export const polygon = (points: readonly Point[], more: Attributes): string =>
  tag('polygon', { points: points.map((p) => p.map(short).join(',')).join(' '), ...more })

export const path = (d: string, more: Attributes): string => tag('path', { d, ...more })

interface Move {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scale?: number | Point
}

export const group = (inner: string, { x = 0, y = 0, turn = 0, scale = 1 }: Move): string => {
  const factor = typeof scale === 'number' ? String(scale) : scale.join(' ')
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${factor})">${inner}</g>`
}

/** `0 #fff, 0.5 #f80 0.4`: offset, colour and, where it is not opaque, opacity. */
const stops = (list: string): string =>
  list
    .split(',')
    .map((stop) => stop.trim().split(' '))
    .map(([offset = '0', colour = '#000', opacity = '1']) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')

/** Top to bottom, unless told otherwise in fractions of the box. */
export const linear = (id: string, list: string, to: Point = [0, 1]): string =>
  tag('linearGradient', { id, x1: 0, y1: 0, x2: String(to[0]), y2: String(to[1]) }, stops(list))

export const radial = (
  id: string,
  list: string,
  centre: Point = [0.5, 0.5],
  radius = 0.5,
): string =>
  tag(
    'radialGradient',
    { id, cx: String(centre[0]), cy: String(centre[1]), r: String(radius) },
    stops(list),
  )

export const fill = (id: string): string => `url(#${id})`

/** A soft ball of light. Cheaper than a blur filter by two orders of magnitude. */
export const glow = (id: string, colour: string, strength = 1): string =>
  radial(
    id,
    `0 ${colour} ${String(strength)}, 0.35 ${colour} ${(strength * 0.45).toFixed(2)}, 1 ${colour} 0`,
  )

export const document = (canvas: Canvas, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(canvas.width)} ${String(canvas.height)}" ` +
  `width="${String(canvas.width)}" height="${String(canvas.height)}"><defs>${defs}</defs>${body}</svg>`
