import type { Page } from '@playwright/test'
import { moderationPending } from '#shared/api/moderation.ts'
import { listPosts } from '#shared/api/posts.ts'
import { listThreads } from '#shared/api/threads.ts'
import { answerArticles, manyArticles } from '../../src/testing/articles.ts'
import { answerBands, bandCards } from '../../src/testing/bands.ts'
import { aConcert, answerConcerts } from '../../src/testing/concerts.ts'
import { aMember, aPost, ownPost } from '../../src/testing/members.ts'
import { aThread } from '../../src/testing/messages.ts'
import { WAITING } from '../../src/testing/moderation.ts'
import { answerPipeline } from '../../src/testing/pipeline.ts'
import { answerSettings } from '../../src/testing/settings.ts'
import { contrast } from '../../src/ui/theme/contrast.ts'
import { findWeakContrast } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectNoFaults, startTour } from '../fixtures/tour.ts'

// Posts that wait for a moderator name a picture that nothing serves.
test.use({ expectedErrors: [/status of 404/] })

const PAGES = [
  '/',
  '/news',
  '/concerts',
  '/concerts?view=month',
  '/bands',
  '/messages',
  '/settings/sichtbarkeit',
  '/settings/feed',
  '/about',
  '/melden',
  '/moderation',
  '/admin',
  '/admin/protokoll',
]

const startWithContent = async (page: Page) => {
  const api = await startTour(page, { role: 'admin' })
  answerSettings(api)
  answerPipeline(api)
  answerArticles(api, manyArticles)
  answerConcerts(
    api,
    Array.from({ length: 5 }, (_, index) => aConcert(index + 1)),
  )
  answerBands(api, bandCards)
  api.on(listThreads, () => [aThread(aMember(2, 'Krachkatze'), 'Na?')])
  api.on(moderationPending, () => WAITING)
  api.on(listPosts, () => [ownPost(6, 'Von mir'), aPost(5, 'Krach Nummer 5')])
  return api
}

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
}

test('has a contrast of 7 to 1 on every kind of page when more is asked for', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  const api = await startWithContent(page)
  const weak: string[] = []
  for (const path of PAGES) {
    await visit(page, path)
    weak.push(...(await findWeakContrast(page)).map((finding) => `${path} ${finding}`))
  }
  expect(weak).toEqual([])
  expectNoFaults(api)
})

/** Runs in the page: colour and background of each text. Where colours are forced, the browser draws the background. */
const readShades = (): readonly (readonly [text: string, back: string, name: string])[] => {
  const hexOf = (colour: string): string =>
    `#${(colour.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const canvas = document.createElement('i')
  canvas.style.color = 'Canvas'
  document.body.append(canvas)
  const forced = getComputedStyle(canvas).color
  canvas.remove()
  const backOf = (element: Element | null): string => {
    if (!element || getComputedStyle(element).forcedColorAdjust === 'auto') return forced
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor.endsWith(', 0)') ? backOf(element.parentElement) : backgroundColor
  }
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  return [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .map((element) => [
      hexOf(getComputedStyle(element).color),
      hexOf(backOf(element)),
      `${element.localName} "${element.textContent.trim().slice(0, 30)}"`,
    ])
}

/** Runs in the page: controls without an edge, and chosen ones that look like the others. */
const findFaint = (): readonly string[] => {
  const isDrawn = (width: string, style: string) => style !== 'none' && parseFloat(width) > 0
  const hasEdge = (element: Element, least = 0): boolean => {
    const style = getComputedStyle(element)
    if (isDrawn(style.outlineWidth, style.outlineStyle) && parseFloat(style.outlineWidth) > least)
      return true
    return least === 0 && isDrawn(style.borderBottomWidth, style.borderBottomStyle)
  }
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`
  const controls = shown('button, select, textarea, summary, [role="tab"]')
  const chosen = shown('[aria-pressed="true"], [aria-selected="true"], [aria-current="page"]')
  return [
    ...controls.filter((element) => !hasEdge(element)),
    ...chosen.filter((element) => !hasEdge(element, 2)),
  ].map(nameOf)
}

test('draws edges, what is chosen and the focus when the system forces its colours', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const api = await startWithContent(page)
  const faint: string[] = []
  for (const path of PAGES) {
    await visit(page, path)
    faint.push(...(await page.evaluate(findFaint)).map((name) => `${path} ${name}`))
    const shades = await page.evaluate(readShades)
    for (const [text, back, name] of shades)
      if (contrast(text, back) < 4.5) faint.push(`${path} ${name}: ${text} on ${back}`)
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return 'nothing'
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      element.blur()
      return `${outlineStyle} ${outlineWidth}`
    })
    if (focus !== 'double 5px') faint.push(`${path} focus: ${focus}`)
  }
  expect(faint).toEqual([])
  expectNoFaults(api)
})
