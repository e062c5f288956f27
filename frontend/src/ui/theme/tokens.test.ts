import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { antdTheme } from './antd-theme.ts'
import { blend, contrast } from './contrast.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const coloursIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

const tokens = coloursIn(read('./tokens.css'))
const stronger = new Map([...tokens, ...coloursIn(read('./preferences.css'))])

const color = (name: string, from = tokens): string => {
  const value = from.get(name)
  if (value === undefined) throw new Error(`No colour ${name}`)
  return value
}

/** Every background of text: the surfaces, the lit upper edge of a card, and the brightest point of the glow. */
const surfaces = {
  layout: color('layout'),
  container: color('container'),
  elevated: color('elevated'),
  sunken: color('sunken'),
  litCard: blend('#ffc8aa', 0.045, color('container')),
  topGlow: blend('#78280c', 0.42, color('layout')),
}

const coals = blend('#8c1e08', 0.75, color('layout'))

const texts = ['text', 'text-secondary', 'link', 'error', 'success', 'warning', 'info']
const pairs = texts.flatMap((text) => Object.entries(surfaces).map(([on, hex]) => [text, on, hex]))

describe('contrast of text (WCAG 1.4.3, 4.5 to 1)', () => {
  test.each(pairs)('is sufficient for %s on %s', (text = '', _on, surface = '') => {
    expect(contrast(color(text), surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['layout', 'container', 'elevated', 'sunken'])(
    'is sufficient for tertiary text on %s',
    (surface) => {
      expect(contrast(color('text-tertiary'), color(surface))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['primary', 'primary-hover', 'primary-active', 'error'])(
    'is sufficient for text on %s',
    (surface) => {
      expect(contrast(color('on-primary'), color(surface))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('is sufficient for the claim over the glow of the login', () => {
    expect(contrast(color('text-secondary'), coals)).toBeGreaterThanOrEqual(4.5)
  })

  test('is sufficient for tooltips', () => {
    expect(contrast(color('on-tooltip'), color('tooltip'))).toBeGreaterThanOrEqual(4.5)
  })

  const tones = [...read('../brand/avatar.module.css').matchAll(/#[0-9a-f]{6}/g)].map(
    ([tone]) => tone,
  )

  test.each(tones)('is sufficient for letters on the avatar colour %s', (tone) => {
    expect(contrast(color('text'), tone)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast for visitors who ask for more (WCAG 1.4.6, 7 to 1)', () => {
  const shades = [...texts, 'text-tertiary', 'primary', 'primary-hover', 'primary-active']
  const { topGlow: _glow, ...plain } = surfaces
  const asked = shades.flatMap((text) => Object.entries(plain).map(([on, hex]) => [text, on, hex]))

  test.each(asked)('is sufficient for %s on %s', (text = '', _on, surface = '') => {
    expect(contrast(color(text, stronger), surface)).toBeGreaterThanOrEqual(7)
  })

  test.each(['primary', 'primary-hover', 'primary-active', 'error'])(
    'is sufficient for text on %s',
    (surface) => {
      const pair = [color('on-primary', stronger), color(surface, stronger)] as const
      expect(contrast(...pair)).toBeGreaterThanOrEqual(7)
    },
  )

  test('is 4.5 to 1 for borders of controls', () => {
    expect(contrast(color('border', stronger), surfaces.elevated)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast of controls (WCAG 1.4.11, 3 to 1)', () => {
  test.each(['layout', 'container', 'sunken', 'elevated'])(
    'is sufficient for borders and focus on %s',
    (surface) => {
      expect(contrast(color('border'), color(surface))).toBeGreaterThanOrEqual(3)
      expect(contrast(color('text'), color(surface))).toBeGreaterThanOrEqual(3)
      expect(contrast(color('primary'), color(surface))).toBeGreaterThanOrEqual(3)
    },
  )
})

test('gives antd the same colours', () => {
  const antd = antdTheme.token ?? {}
  expect(antd).toMatchObject({
    colorBgLayout: color('layout'),
    colorBgContainer: color('container'),
    colorBgElevated: color('elevated'),
    colorText: color('text'),
    colorTextSecondary: color('text-secondary'),
    colorTextTertiary: color('text-tertiary'),
    colorPrimary: color('primary'),
    colorPrimaryHover: color('primary-hover'),
    colorPrimaryActive: color('primary-active'),
    colorLink: color('link'),
    colorError: color('error'),
    colorBorder: color('border'),
    colorBorderSecondary: color('border-secondary'),
  })
})
