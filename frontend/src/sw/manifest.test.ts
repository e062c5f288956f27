import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SHARE_PATH } from './share.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const INDEX = join(import.meta.dirname, '../../index.html')

const Picture = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.optional(z.string()),
  form_factor: z.optional(z.string()),
})

const manifest = z
  .object({
    id: z.string(),
    name: z.string(),
    start_url: z.string(),
    scope: z.string(),
    display: z.string(),
    theme_color: z.string(),
    icons: z.array(Picture),
    screenshots: z.array(Picture),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(Picture) })),
    share_target: z.object({
      action: z.string(),
      method: z.string(),
      enctype: z.string(),
      params: z.object({ files: z.array(z.object({ accept: z.array(z.string()) })) }),
    }),
  })
  .parse(JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')))

const { icons, screenshots, shortcuts } = manifest
const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]

describe('the web app manifest', () => {
  test('has what browsers ask for before they install', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' })
    const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow'])
  })

  test('has the colour of the page as its theme', () => {
    expect(readFileSync(INDEX, 'utf8')).toContain(
      `name="theme-color" content="${manifest.theme_color}"`,
    )
  })

  test.each(pictures)('names the size of $src', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(join(PUBLIC, src)).metadata()
    expect(type).toContain(format)
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  })

  test('keeps the logo of the maskable icon inside of every shape', async () => {
    const icon = icons.find(({ purpose }) => purpose === 'maskable')
    const { info } = await sharp(join(PUBLIC, icon?.src ?? ''))
      .trim()
      .toBuffer({ resolveWithObject: true })
    // Platforms show at least the circle of four fifths of the width.
    expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8)
  })

  test('has the four shortcuts', () => {
    expect(shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Posten /?posten=1',
      'Nachrichten /messages',
      'News /news',
      'Konzerte /concerts',
    ])
  })

  test('lets other apps share into the path of the service worker', () => {
    const { action, method, enctype, params } = manifest.share_target
    expect([action, method, enctype]).toEqual([SHARE_PATH, 'POST', 'multipart/form-data'])
    expect(params.files.flatMap(({ accept }) => accept)).toContain('image/*')
  })
})
