import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { publishStory, showStoriesOf, untilInBar } from './fixtures/stories.ts'
import { expect, signIn, test } from './fixtures/test.ts'

/** No other journey uses these names. */
const [WALKUERE, ODIN] = ['Walküre', 'Odin'].map(
  (name) => `${name} ${randomUUID().slice(0, 6)}`,
) as [string, string]

type Point = readonly [x: number, y: number]

/** Touches the screen, moves there in steps, waits, and lets go. */
const drag = async (page: Page, from: Point, to: Point, restMs = 0): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  await send('touchStart', [from])
  const STEPS = 5
  for (let step = 1; step <= STEPS && from !== to; step += 1) {
    const share = step / STEPS
    await send('touchMove', [
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    ])
  }
  if (restMs > 0) await page.waitForTimeout(restMs)
  await send('touchEnd', [])
  await client.detach()
}

const LEFT: Point = [40, 420]
const MIDDLE: Point = [195, 420]
const RIGHT: Point = [350, 420]

test(
  'watches stories with taps and swipes',
  { tag: '@core' },
  async ({ page, context, request, member, newMember }) => {
    const [odin, walkuere] = [await newMember(ODIN), await newMember(WALKUERE)]
    await publishStory(request, odin, [{ content: 'Nebel über dem Moor' }])
    await publishStory(request, walkuere, [{ content: 'Soundcheck' }, { content: 'Zugabe' }])
    await untilInBar(request, member, [odin, walkuere])
    await showStoriesOf(page, [odin, walkuere])
    await signIn(context, member)
    await page.goto('/')

    await page.getByRole('button', { name: `Story von ${WALKUERE}, ungesehen` }).tap()
    const viewer = page.getByRole('dialog', { name: `Story von ${WALKUERE}` })
    const shows = (text: string) =>
      expect(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible()
    await shows('Soundcheck')
    await page.touchscreen.tap(...RIGHT)
    await shows('Zugabe')
    await page.touchscreen.tap(...LEFT)
    await shows('Soundcheck')
    await page.touchscreen.tap(...MIDDLE)
    await expect(viewer.getByText('Pausiert')).toBeVisible()
    await expectAccessible(page, '[data-slide]')
    await page.touchscreen.tap(...MIDDLE)
    await expect(viewer.getByText('Pausiert')).toBeHidden()

    // Letting go after a hold is no tap: the slide stays.
    await drag(page, RIGHT, RIGHT, 600)
    await shows('Soundcheck')
    await drag(page, RIGHT, LEFT)
    await shows('Nebel über dem Moor')
    await drag(page, LEFT, RIGHT)
    await shows('Soundcheck')
    await drag(page, MIDDLE, [195, 700])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Story von ${ODIN}, gesehen` })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
