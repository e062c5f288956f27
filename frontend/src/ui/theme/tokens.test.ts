import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { antdTheme } from './antd-theme.ts'
import { blend, contrast } from './contrast.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const tokens = new Map(
  [...read('./tokens.css').matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

const color = (name: string): string => {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No colour ${name}`)
  return value
}

/** What text may lie on: every surface, the card's lit upper edge, and the glow at its brightest. */
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

describe('text is readable (WCAG 1.4.3, 4.5 to 1)', () => {
  test.each(pairs)('%s on %s', (text = '', _on, surface = '') => {
    expect(contrast(color(text), surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['layout', 'container', 'elevated', 'sunken'])('tertiary text on %s', (surface) => {
    expect(contrast(color('text-tertiary'), color(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['primary', 'primary-hover', 'primary-active', 'error'])('text on %s', (surface) => {
    expect(contrast(color('on-primary'), color(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test('the claim over the coals of the login', () => {
    expect(contrast(color('text-secondary'), coals)).toBeGreaterThanOrEqual(4.5)
  })

  test('tooltips', () => {
    expect(contrast(color('on-tooltip'), color('tooltip'))).toBeGreaterThanOrEqual(4.5)
  })

  const tones = [...read('../brand/avatar.module.css').matchAll(/#[0-9a-f]{6}/g)].map(
    ([tone]) => tone,
  )

  test.each(tones)('letters on the avatar colour %s', (tone) => {
    expect(contrast(color('text'), tone)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('controls stand out (WCAG 1.4.11, 3 to 1)', () => {
  test.each(['layout', 'container', 'sunken', 'elevated'])('borders and focus on %s', (surface) => {
    expect(contrast(color('border'), color(surface))).toBeGreaterThanOrEqual(3)
    expect(contrast(color('text'), color(surface))).toBeGreaterThanOrEqual(3)
    expect(contrast(color('primary'), color(surface))).toBeGreaterThanOrEqual(3)
  })
})

test('antd wears the same colours', () => {
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
