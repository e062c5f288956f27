// oxlint-disable house/no-clock-in-tests -- measures of the full run, in the page
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { publishStory, showStoriesOf, untilInBar } from './fixtures/stories.ts'
import { expect, signIn, test } from './fixtures/test.ts'

/** No other journey uses these names. */
const [WALKUERE, ODIN] = ['Walküre', 'Odin'].map(
  (name) => `${name} ${randomUUID().slice(0, 6)}`,
) as [string, string]

const FIRST_SLIDE_MS = 300
const TICK_MS = 50

const plate = (page: Page, name: string, state = 'ungesehen') =>
  page.getByRole('button', { name: `Story von ${name}, ${state}` })

test('watches the stories of two members with the keyboard', async ({
  page,
  context,
  request,
  member,
  newMember,
}) => {
  const [odin, walkuere] = [await newMember(ODIN), await newMember(WALKUERE)]
  await publishStory(request, odin, [{ content: 'Nebel über dem Moor' }])
  await publishStory(request, walkuere, [{ content: 'Soundcheck' }, { content: 'Zugabe' }])
  await untilInBar(request, member, [odin, walkuere])
  await showStoriesOf(page, [odin, walkuere])
  await signIn(context, member)
  await page.goto('/')

  await plate(page, WALKUERE).press('Enter')
  const viewer = page.getByRole('dialog', { name: `Story von ${WALKUERE}` })
  await expect(viewer.getByText('Soundcheck', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(viewer.getByText('Pausiert')).toBeVisible()
  await expectAccessible(page, '[data-slide]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Zugabe', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const next = page.getByRole('dialog', { name: `Story von ${ODIN}` })
  await expect(next.getByText('Nebel über dem Moor', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('Soundcheck', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(plate(page, WALKUERE, 'gesehen')).toBeFocused()

  await page.reload()
  await expect(plate(page, WALKUERE, 'gesehen')).toBeVisible()
  await expect(plate(page, ODIN, 'gesehen')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Clicks, and returns the milliseconds until the frame that shows the slide. */
const openingTime = (opener: Locator): Promise<number> =>
  opener.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (document.querySelector('dialog p[dir="auto"]') === null) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - start))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        button.click()
      }),
  )

/** The ticks of the shown slide that were drawn until its end, and how many a bare timer of the page missed meanwhile. */
const traceTicks = (page: Page, seconds: number) =>
  page.evaluate(
    (duration) =>
      new Promise<{ drawn: number[]; missedByTimer: number }>((resolve) => {
        const TICK_MS = 50
        const ticks = (duration * 1000) / TICK_MS
        const drawn = new Set<number>()
        let missedByTimer = 0
        /** Starts with a tick of the slide: what a pause costs depends on where it falls between two ticks. */
        const startTimer = () => {
          const start = performance.now()
          let expected = 1
          const compare = () => {
            const passed = performance.now() - start
            const tick = Math.floor((passed + 1) / TICK_MS)
            missedByTimer += Math.max(0, tick - expected)
            expected = tick + 1
            setTimeout(compare, expected * TICK_MS - passed)
          }
          setTimeout(compare, TICK_MS)
        }
        const observer = new MutationObserver((records) => {
          for (const { target } of records) {
            const [, share] =
              /scaleX\(([\d.]+)\)/.exec((target as HTMLElement).style.transform) ?? []
            if (share === undefined) continue
            if (drawn.size === 0) startTimer()
            drawn.add(Math.round(Number(share) * ticks))
          }
          if (!drawn.has(ticks)) return
          observer.disconnect()
          resolve({ drawn: [...drawn], missedByTimer })
        })
        observer.observe(document.body, { attributeFilter: ['style'], subtree: true })
      }),
    seconds,
  )

test('opens a story at once, and drops no tick of its bar', async ({
  page,
  context,
  request,
  member,
}) => {
  const seconds = 15
  await publishStory(request, member, [{ content: 'Fünfzehn Sekunden Drone', duration: seconds }])
  await untilInBar(request, member, [member])
  await signIn(context, member)
  await page.goto('/')
  const own = page.getByRole('button', { name: 'Deine Story ansehen' })
  await own.hover()
  await page.waitForLoadState('networkidle')
  expect(await openingTime(own)).toBeLessThanOrEqual(FIRST_SLIDE_MS)

  const { drawn, missedByTimer } = await traceTicks(page, seconds)
  const first = drawn[0] ?? 0
  const dropped = (seconds * 1000) / TICK_MS - first + 1 - drawn.length
  // A busy machine delays every timer of the page.
  expect(dropped).toBeLessThanOrEqual(missedByTimer)
})
