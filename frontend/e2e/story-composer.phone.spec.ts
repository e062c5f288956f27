import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/media-devices.ts'
import { expectControlsReachable } from './fixtures/hit-test.ts'
import { openStoryComposer, shareStory, storiesOf, toolOf } from './fixtures/story-composer.ts'

/** Two fingers that move apart around a point, from beside each other to a diagonal. */
const pinch = async (page: Page, { x, y }: { x: number; y: number }): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const fingers = (gap: number) => {
    const turn = ((gap - 20) * Math.PI) / 80
    const [across, down] = [gap * Math.cos(turn), gap * Math.sin(turn)]
    return [
      { x: x - across, y: y - down, id: 1 },
      { x: x + across, y: y + down, id: 2 },
    ]
  }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: gap === undefined ? [] : fingers(gap),
    })
  await send('touchStart', 20)
  for (const gap of [24, 28, 32, 36, 40]) await send('touchMove', gap)
  await send('touchEnd')
}

test('places, sizes and publishes a text by touch', async ({ newMember, openAs, request }) => {
  const me = await newMember('Daumenkino')
  const page = await openAs(me)
  await openStoryComposer(page)
  await toolOf(page, 'Farbe')
  await page.getByRole('radio', { name: 'Einfarbig' }).check()
  await toolOf(page, 'Fertig')
  const group = page.getByRole('group', { name: 'Seite der Story' })
  await group.tap({ position: { x: 180, y: 400 } })
  const field = page.getByRole('textbox', { name: 'Text auf dem Bild' })
  await expect(field).toBeFocused()
  await page.keyboard.insertText('Lauter 🤘')

  // The keyboard takes the lower part of the screen.
  await page.setViewportSize({ width: 390, height: 508 })
  await expectControlsReachable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  const stage = await group.boundingBox()
  if (!stage) throw new Error('There is no stage.')
  await pinch(page, { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.8 })
  await expect(page.getByRole('slider', { name: 'Größe' })).toHaveValue('64')
  const placed = page.getByRole('button', { name: 'Text „Lauter 🤘“' })
  await placed.tap()
  await expect(field).toBeFocused()
  await shareStory(page)
  await expect(page.getByRole('region', { name: /Hinweise/ })).toContainText(
    'Story veröffentlicht! 🎉',
  )
  const [story] = await storiesOf(request, me)
  expect(story?.slides).toMatchObject([
    { type: 'text', textOverlays: [{ text: 'Lauter 🤘', fontSize: 64, rotation: 45 }] },
  ])
})
