import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { writePost } from './fixtures/posts.ts'
import { expect, test } from './fixtures/test.ts'
import { passTimeUntil } from './fixtures/time.ts'

const publish = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Raushauen' }).first().click()
  await page.getByLabel('Inhalt').fill(text)
  await page.getByRole('button', { name: 'Posten' }).click()
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
}

// Serial: the many posts of the second test would push those of the first off the first page.
test.describe.configure({ mode: 'default' })

/** Installs a clock that the test advances, so that polls run without waiting. */
const withClock = async (page: Page): Promise<Page> => {
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Raushauen' }).first()).toBeVisible()
  return page
}

/** Advances the clock poll by poll: the first poll may run before the change is visible. */
const polledInto = (page: Page, wanted: Locator): Promise<void> =>
  passTimeUntil(page, wanted, 31_000)

test(
  'shows what the other member does without a reload',
  { tag: '@core' },
  async ({ newMember, openAs }) => {
    test.slow()
    const odin = await withClock(await openAs(await newMember('Odin')))
    const nebel = await withClock(await openAs(await newMember('Nebelkrähe')))

    const text = `Wer kommt mit nach Wacken? ${randomUUID()}`
    await publish(odin, text)
    const seen = nebel.getByRole('article').filter({ hasText: text })
    await polledInto(nebel, seen)
    await seen.getByRole('button', { name: 'Mehr zu diesem Beitrag' }).click()
    await expect(nebel.getByRole('menuitem', { name: 'Merken' })).toBeVisible()
    await expect(nebel.getByRole('menuitem', { name: 'Löschen' })).toHaveCount(0)
    await nebel.keyboard.press('Escape')

    await seen.getByRole('button', { name: 'Horns: 0' }).click()
    await seen.getByRole('button', { name: 'Kommentare: 0' }).click()
    await seen.getByLabel('Dein Kommentar').fill('Ich! Zwei Plätze frei.')
    await seen.getByRole('button', { name: 'Senden' }).click()
    await expect(seen.getByText('Ich! Zwei Plätze frei.')).toBeVisible()

    const own = odin.getByRole('article').filter({ hasText: text })
    await polledInto(odin, own.getByRole('button', { name: 'Horns: 1' }))
    await polledInto(odin, own.getByRole('button', { name: 'Kommentare: 1' }))
    await own.getByRole('button', { name: 'Kommentare: 1' }).click()
    await expect(own.getByText('Ich! Zwei Plätze frei.')).toBeVisible()
  },
)

test('opens the linked post, also when the feed has not loaded it', async ({
  newMember,
  openAs,
  request,
}) => {
  const member = await newMember('Grabgesang')
  const ids: string[] = []
  for (const number of Array.from({ length: 45 }).keys()) {
    ids.push(await writePost(request, member, `Riff Nummer ${number}`))
  }
  const page = await openAs(member, `/#post-${ids[0] ?? ''}`)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const linked = page.getByRole('region', { name: 'Verlinkter Beitrag' })
  await expect(linked.getByRole('article')).toContainText('Riff Nummer 0')
  await linked.getByRole('button', { name: 'Zurück zum Feed' }).click()
  await expect(linked).toHaveCount(0)
  // The end of the list has more posts, and its spinner is still while it is out of view.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)

  const near = ids.at(-12) ?? ''
  await page.goto(`/community#post-${near}`)
  const card = page.locator(`#post-${near}`)
  await expect(card).toBeInViewport()
})
